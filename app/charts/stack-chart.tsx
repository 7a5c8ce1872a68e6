import type { Frame } from "./frame";
import type { PlacedStacks } from "./stack-layout";
import { Strip, StripDefs, StripLabels } from "./strip";

/** The pieces differ in lightness as well as in hue, and every row says its numbers in words. */
const pieceColors: Record<string, string> = { brief: "#7a4a2b", public: "#b8304a", illustrative: "#e3a878" };

/** Stacked strips with direct labels. Draws inside an <svg> of the placed height. */
export function StackChart({ placed, frame }: { placed: PlacedStacks; frame: Frame }) {
  return (
    <>
      <StripDefs frame={frame} />
      {placed.stacks.map(({ label, readout, labelY, stripY, pieces }) => (
        <g key={label} data-label={label}>
          <StripLabels frame={frame} y={labelY} label={label} readout={readout} />
          {pieces.map(({ column, value, start, width }) => (
            <g key={column} data-column={column} data-value={value}>
              <Strip
                frame={frame}
                start={start}
                width={width}
                y={stripY}
                height={placed.stripHeight}
                color={pieceColors[column]}
              />
            </g>
          ))}
        </g>
      ))}
    </>
  );
}
