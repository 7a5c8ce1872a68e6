import { formatCounted } from "../analysis/format";
import { productForms } from "../analysis/plural";
import type { Frame } from "./frame";
import { Strip, StripLabels } from "./strip";
import { dotRadius, type PlacedLane, type PlacedTiers } from "./tier-lanes-layout";

function formatProducts(count: number): string {
  if (count === 0) return "no product";
  return formatCounted(count, productForms);
}

function Lane({ lane, frame }: { lane: PlacedLane; frame: Frame }) {
  const { tier, top, start, width, dots } = lane;
  const count = tier.products.length;
  const box = { y: lane.stripY, height: lane.stripHeight };
  return (
    <g data-label={tier.label} data-column="products" data-value={count}>
      <StripLabels
        frame={frame}
        top={top}
        label={`${tier.label} ${tier.range}`}
        readout={formatProducts(count)}
      />
      {count > 0 ? (
        <Strip frame={frame} start={start} width={width} {...box} color={tier.hex} />
      ) : (
        <rect
          {...frame.paint("empty")}
          x={frame.across(start)}
          width={frame.across(width)}
          {...box}
          rx={Math.min(20, box.height / 2)}
        />
      )}
      {dots.map(({ place, amount, x, y }) => (
        <g key={place} data-place={place} data-price={amount}>
          <circle {...frame.paint("dot")} cx={frame.across(x)} cy={y} r={dotRadius} />
          <frame.Text part="place" at={x} y={y + 5} anchor="middle">
            {String(place)}
          </frame.Text>
        </g>
      ))}
    </g>
  );
}

/** Price tiers as strips over a price axis; each product is a dot with its place in the list. */
export function TierLanes({ placed: { lanes, ticks, axisY }, frame }: { placed: PlacedTiers; frame: Frame }) {
  return (
    <>
      {ticks.map(({ x, amount, text }) => (
        <g key={amount}>
          <line {...frame.paint("axis")} x1={frame.across(x)} x2={frame.across(x)} y1={0} y2={axisY} />
          <frame.Text part="tick" at={x} y={axisY + 18} anchor="middle">
            {text}
          </frame.Text>
        </g>
      ))}
      {lanes.map((lane) => (
        <Lane key={lane.tier.label} lane={lane} frame={frame} />
      ))}
    </>
  );
}
