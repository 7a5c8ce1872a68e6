import type { Mark } from "../analysis/figures/figure-model";
import { boxSize } from "../art/model";
import { silhouette } from "../art/silhouette";
import type { Frame } from "./frame";

const outlineWidth = 26;

function Outline({ shape, frame }: { shape: string; frame: Frame }) {
  const { d, scale, pad, cut } = silhouette(shape);
  return (
    <>
      <path d={d} transform={`scale(${scale})`} strokeWidth={outlineWidth / scale} />
      {cut ? (
        <path d={cut} {...frame.paint("pad")} />
      ) : (
        pad && <rect {...pad.rect} transform={pad.transform} {...frame.paint("pad")} />
      )}
    </>
  );
}

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
          <Outline shape={shape} frame={frame} />
        </symbol>
      ))}
    </defs>
  );
}

interface Props {
  frame: Frame;
  mark: Mark;
  /** Its box: left edge and width as the frame gives them, top and height in pixels. The mark stands in its middle. */
  x: string | number;
  width: string | number;
  y: number;
  size: number;
}

/** A product. */
export function DrawnMark({ frame, mark: { shape, color }, x, width, y, size }: Props) {
  const box = { x, y: frame.size(y), width, height: frame.size(size) };
  return <use href={`#${frame.id}-${shape}`} {...box} fill={color} />;
}
