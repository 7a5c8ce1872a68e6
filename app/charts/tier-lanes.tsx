import { formatCount, formatDollars } from "../analysis/format";
import type { Frame } from "./frame";
import { Strip, StripLabels } from "./strip";
import { dotRadius, type PlacedLane, type PlacedTiers } from "./tier-lanes-layout";

/** The colors of the tier badges, which contrast with white text and with the paper of both themes. */
const tierFills: Record<string, string> = {
  purple: "#5b34a8",
  blue: "#1d4f8f",
  green: "#1e5e3a",
  grey: "#54504c",
};

function formatProducts(count: number): string {
  if (count === 0) return "no product";
  return `${formatCount(count)} ${count === 1 ? "product" : "products"}`;
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
        <Strip frame={frame} start={start} width={width} {...box} color={tierFills[tier.color]} />
      ) : (
        <rect
          {...frame.paint("empty")}
          x={frame.across(start)}
          width={frame.across(width)}
          {...box}
          rx={Math.min(20, box.height / 2)}
        />
      )}
      {dots.map(({ place, dollars, x, y }) => (
        <g key={place} data-place={place} data-price={dollars}>
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
      {ticks.map(({ x, dollars }) => (
        <g key={dollars}>
          <line {...frame.paint("axis")} x1={frame.across(x)} x2={frame.across(x)} y1={0} y2={axisY} />
          <frame.Text part="tick" at={x} y={axisY + 18} anchor="middle">
            {formatDollars(dollars)}
          </frame.Text>
        </g>
      ))}
      {lanes.map((lane) => (
        <Lane key={lane.tier.label} lane={lane} frame={frame} />
      ))}
    </>
  );
}
