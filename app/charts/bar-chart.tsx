import type { PlacedBars } from "./bar-layout";
import type { Frame } from "./frame";
import { Strip, StripDefs, StripLabels } from "./strip";

/** Strips with direct labels on a track that shows the whole. Draws inside an <svg> of the placed height. */
export function BarChart({ placed, frame }: { placed: PlacedBars; frame: Frame }) {
  const { column, bars, stripHeight } = placed;
  return (
    <>
      <StripDefs frame={frame} />
      {bars.map(({ label, readout, value, fraction, color, labelY, stripY }) => (
        <g key={label} data-label={label} data-column={column} data-value={value}>
          <StripLabels frame={frame} y={labelY} label={label} readout={readout} />
          <rect
            {...frame.paint("track")}
            width={frame.across(1)}
            y={stripY}
            height={stripHeight}
            rx={stripHeight / 2}
          />
          {fraction > 0 && (
            <Strip frame={frame} width={fraction} y={stripY} height={stripHeight} color={color} />
          )}
        </g>
      ))}
    </>
  );
}
