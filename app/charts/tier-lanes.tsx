import { formatCount, formatDollars } from "../analysis/format";
import type { Frame } from "./frame";
import { Strip, StripDefs, StripLabels } from "./strip";
import { dotRadius, type PlacedTiers } from "./tier-lanes-layout";

/** The colours of the tiers as the badges have them, for white text on them and on paper of either theme. */
const tierFills: Record<string, string> = {
  purple: "#5b34a8",
  blue: "#1d4f8f",
  green: "#1e5e3a",
  grey: "#54504c",
};

/** Price tiers as strips over a price axis; a dot is a product with its place in the list. Draws inside an <svg> of the placed height. */
export function TierLanes({ placed, frame }: { placed: PlacedTiers; frame: Frame }) {
  const { lanes, ticks, axisY } = placed;
  return (
    <>
      <StripDefs frame={frame} />
      {ticks.map(({ x, dollars }) => (
        <g key={dollars}>
          <line
            {...frame.paint("axis")}
            x1={frame.across(x / 100)}
            x2={frame.across(x / 100)}
            y1={0}
            y2={axisY}
          />
          <frame.Text part="tick" at={x / 100} y={axisY + 18} anchor="middle">
            {formatDollars(dollars)}
          </frame.Text>
        </g>
      ))}
      {lanes.map(({ tier, labelY, stripY, stripHeight, start, width, dots }) => (
        <g key={tier.label} data-label={tier.label} data-column="products" data-value={tier.products.length}>
          <StripLabels
            frame={frame}
            y={labelY + 18}
            label={`${tier.label} ${tier.range}`}
            readout={readout(tier.products.length)}
          />
          {tier.products.length > 0 ? (
            <Strip
              frame={frame}
              start={start / 100}
              width={width / 100}
              y={stripY}
              height={stripHeight}
              color={tierFills[tier.color]}
            />
          ) : (
            <rect
              {...frame.paint("empty")}
              x={frame.across(start / 100)}
              width={frame.across(width / 100)}
              y={stripY}
              height={stripHeight}
              rx={Math.min(20, stripHeight / 2)}
            />
          )}
          {dots.map((dot) => (
            <g key={dot.place} data-place={dot.place} data-price={dot.dollars}>
              <circle {...frame.paint("dot")} cx={frame.across(dot.x / 100)} cy={dot.y} r={dotRadius} />
              <frame.Text part="place" at={dot.x / 100} y={dot.y + 5} anchor="middle">
                {String(dot.place)}
              </frame.Text>
            </g>
          ))}
        </g>
      ))}
    </>
  );
}

function readout(products: number): string {
  if (products === 0) return "no product";
  return `${formatCount(products)} ${products === 1 ? "product" : "products"}`;
}
