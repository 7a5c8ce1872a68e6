import type { ProductMark } from "../analysis/figures/figure-model";
import type { Frame } from "./frame";
import { DrawnMark } from "./mark";

interface Props {
  frame: Frame;
  mark: ProductMark;
  /** Its middle: a fraction of the chart's width and `shift` pixels across, pixels down. */
  x: number;
  shift?: number;
  y: number;
  size: number;
}

/** A product between axes, with its number in the list. A nested <svg>, because a transform cannot have percentages. */
export function PlacedProduct({ frame, mark, x, shift = 0, y, size }: Props) {
  const { place, name, price, count } = mark;
  return (
    <svg
      x={frame.across(x)}
      y={Math.round(y * 10) / 10}
      overflow="visible"
      aria-hidden="true"
      data-place={place}
      data-price={price}
      data-count={count}
    >
      <title>{name}</title>
      <g transform={shift ? `translate(${shift})` : undefined}>
        <DrawnMark frame={frame} mark={mark} x={-size / 2} width={size} y={-size / 2} size={size} />
        <circle {...frame.paint("dot")} r="9.5" />
        <frame.Text part="place" at={0} y={4.5} anchor="middle">
          {String(place)}
        </frame.Text>
      </g>
    </svg>
  );
}
