import type { ProductMark } from "../analysis/figure";
import type { Frame } from "./frame";
import { DrawnMark } from "./mark";

interface Props {
  frame: Frame;
  mark: ProductMark;
  /** Its middle: a fraction of the chart's width, and pixels. */
  x: number;
  y: number;
  size: number;
}

/** A product between axes, with its number in the list on a pad. Half as wide as the chart, so that its box can be centered. */
export function PlacedProduct({ frame, mark, x, y, size }: Props) {
  const { place, price, count } = mark;
  return (
    <g data-place={place} data-price={price} data-count={count}>
      <title>{mark.name}</title>
      <DrawnMark {...{ frame, mark, size }} at={x - 0.25} width={0.5} y={y - size / 2} />
      <circle {...frame.paint("dot")} cx={frame.across(x)} cy={y} r={9.5} />
      <frame.Text part="place" at={x} y={y + 4.5} anchor="middle">
        {String(place)}
      </frame.Text>
    </g>
  );
}
