import type { Mark } from "../analysis/figures/figure-model";
import { boxSize } from "../art/model";
import { silhouette } from "../art/silhouette";
import type { Frame } from "./frame";

const outlineWidth = 26;
/** View boxes of flat shapes, without the empty parts of the usual box. */
const boxes: Record<string, string> = { cell: "0 0 480 200" };
/** As a fraction of the mark's size. */
const hatchGap = 0.13;

function Outline({ shape, frame }: { shape: string; frame: Frame }) {
  if (shape === "dot") return <circle cx="240" cy="240" r="190" strokeWidth={outlineWidth} />;
  if (shape === "cell")
    return <rect x="20" y="16" width="440" height="168" rx="70" strokeWidth={outlineWidth} />;
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
  const hatch = {
    width: hatchGap,
    height: hatchGap,
    patternContentUnits: "objectBoundingBox",
    patternTransform: "rotate(45)",
  };
  return (
    <defs>
      {[...new Set(marks.map(({ shape }) => shape))].map((shape) => (
        <symbol
          key={shape}
          id={`${frame.id}-${shape}`}
          viewBox={boxes[shape] ?? `0 0 ${boxSize} ${boxSize}`}
          {...(shape === "cell" && { preserveAspectRatio: "none" })}
          overflow="visible"
        >
          <Outline shape={shape} frame={frame} />
        </symbol>
      ))}
      {marks.some(({ isOpen }) => isOpen) && (
        <pattern id={`${frame.id}-hatch`} {...hatch}>
          <rect {...frame.paint("hatch")} width={hatchGap / 3} height={hatchGap} />
        </pattern>
      )}
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

/** A filled mark; an open one has an outline and a hatch. */
export function DrawnMark({ frame, mark: { shape, color, isOpen }, x, width, y, size }: Props) {
  const box = { x, y: frame.size(y), width, height: frame.size(size) };
  const look = isOpen ? { fill: `url(#${frame.id}-hatch)`, stroke: color } : { fill: color };
  return <use href={`#${frame.id}-${shape}`} {...box} {...look} />;
}
