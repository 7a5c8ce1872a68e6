import type { PlacedBars } from "./bar-layout";
import type { Frame } from "./frame";
import { Strip, StripDefs } from "./strip";

/** Strips with direct labels on a track that shows the whole. Draws inside an <svg> of the placed height. */
export function BarChart({ placed, frame }: { placed: PlacedBars; frame: Frame }) {
  const { column, bars, stripHeight } = placed;
  return (
    <>
      <StripDefs frame={frame} />
      {bars.map(({ label, readout, value, fraction, color, labelY, stripY }) => (
        <g key={label} data-label={label} data-column={column} data-value={value}>
          <frame.Text part="label" at={0} y={labelY}>
            {label}
          </frame.Text>
          <frame.Text part="value" at={1} y={labelY} anchor="end">
            {readout}
          </frame.Text>
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
