import type { Mark } from "../analysis/figures/figure-model";
import { boxSize } from "../art/model";
import { Silhouette } from "../art/silhouette";
import { boxIn, type Frame } from "./frame";

/** The definitions that the marks of a chart refer to. */
export function MarkDefs({ frame, marks }: { frame: Frame; marks: readonly Mark[] }) {
  return (
    <defs>
      {[...new Set(marks.map(({ shape }) => shape))].map((shape) => (
        <symbol
          key={shape}
          id={`${frame.id}-${shape}`}
          viewBox={`0 0 ${boxSize} ${boxSize}`}
          overflow="visible"
        >
          <Silhouette shape={shape} size={28} padPaint={frame.paint("pad")} />
        </symbol>
      ))}
    </defs>
  );
}

interface Props {
  frame: Frame;
  mark: Mark;
  /** Its box as in `boxIn`, so many pixels high. The mark stands in its middle. */
  at: number;
  width: number;
  y: number;
  size: number;
}

/** A product. */
export function DrawnMark({ frame, mark: { shape, color }, at, width, y, size }: Props) {
  return (
    <use href={`#${frame.id}-${shape}`} {...boxIn(frame, { at, width, y, height: size })} fill={color} />
  );
}
