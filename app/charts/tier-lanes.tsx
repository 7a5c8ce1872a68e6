import { formatDollars } from "../analysis/format";
import type { PriceTier } from "../analysis/tier";
import { tierClass } from "../components/tier-badge";
import { StripDefs } from "./strip-defs";
import { dotRadius, placeTiers } from "./tier-lanes-layout";

/** Price tiers as strips over a price axis; a dot is a product with its place in the list. Needs no hover and no script. */
export function TierLanes({ tiers, label }: { tiers: readonly PriceTier[]; label: string }) {
  const { lanes, ticks, axisY, height } = placeTiers(tiers);
  return (
    <svg className="chart" width="100%" height={height} role="img" aria-label={label}>
      <StripDefs />
      {ticks.map(({ x, dollars }) => (
        <g key={dollars} className="chart-tick">
          <line x1={`${x}%`} x2={`${x}%`} y1={0} y2={axisY} />
          <text x={`${x}%`} y={axisY + 18} textAnchor={anchorAt(x)}>
            {formatDollars(dollars)}
          </text>
        </g>
      ))}
      {lanes.map(({ tier, labelY, stripY, stripHeight, start, width, dots }) => (
        <g
          key={tier.label}
          className={tierClass(tier.color)}
          data-tier={tier.label}
          data-products={tier.products.length}
        >
          <text className="chart-label" x="0" y={labelY + 18}>
            {tier.label} <tspan className="chart-unit">{tier.range}</tspan>
          </text>
          <text className="chart-value" x="100%" y={labelY + 18} textAnchor="end">
            {tier.products.length === 0 ? "no product" : tier.products.length}
          </text>
          <Strip x={start} width={width} y={stripY} height={stripHeight} empty={tier.products.length === 0} />
          {dots.map((dot) => (
            <g key={dot.place} className="chart-dot" data-price={dot.dollars}>
              <circle cx={`${dot.x}%`} cy={dot.y} r={dotRadius} />
              <text x={`${dot.x}%`} y={dot.y + 5} textAnchor="middle">
                {dot.place}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

function Strip({
  x,
  width,
  y,
  height,
  empty,
}: {
  x: number;
  width: number;
  y: number;
  height: number;
  empty: boolean;
}) {
  const box = { x: `${x}%`, y, width: `${width}%`, height, rx: Math.min(20, height / 2) };
  if (empty) return <rect className="chart-empty" {...box} />;
  return (
    <>
      <rect className="chart-strip" {...box} />
      <rect fill="url(#holes)" {...box} />
    </>
  );
}

/** Labels at the ends of the axis stay inside the chart. */
function anchorAt(x: number): "start" | "middle" | "end" {
  if (x === 0) return "start";
  return x === 100 ? "end" : "middle";
}
