import { formatMoney } from "../../format";
import { TierBadge } from "../../parts/badges";
import { Figure } from "../../parts/figure";
import { IsolatedText } from "../../parts/isolated-text";
import { useColorClasses } from "../../parts/page-context";
import type { Tier } from "../../report/groups";
import type { Report } from "../../report/report";
import { priceTiersTable } from "../../report/table";
import { ChartDrawing } from "./chart-drawing";
import {
  createPriceScale,
  drawingWidth,
  listTicks,
  type PriceScale,
  placeProducts,
  selectLabels,
} from "./price-axis";
import "./charts.css";

/** Formats a percentage with at most two decimals, because the page contains hundreds and longer ones would enlarge it. */
const formatPercent = (value: number) => `${Number(value.toFixed(2))}%`;

/** Renders Figure 2: a band for each price tier with its products, and below them an axis in US dollars. */
export function PriceTiers({ report }: { report: Report }) {
  const { tiers, figures } = report;
  const limits = [...new Set(tiers.flatMap(({ min, max }) => [min, max]))].sort((a, b) => a - b);
  const lowest = Math.min(...limits);
  const highest = Math.max(...limits);
  const scale = createPriceScale(lowest, highest);
  return (
    <Figure
      report={report}
      number={2}
      text={figures["price-tiers"]}
      table={priceTiersTable(report)}
      columns={["market_tier", "min_usd", "max_usd", "products_count"]}
    >
      <div className="price-tiers">
        <ul className="stack-small">
          {tiers.map((tier) => (
            <li key={tier.label}>
              <TierBand tier={tier} scale={scale} />
              <div>
                <p>
                  <TierBadge tier={tier.label} color={tier.color} /> <b>{tier.range}</b> · {tier.countText}
                </p>
                <p className="caption">
                  {tier.products.flatMap(({ id, shortName }, index) => [
                    index > 0 && ", ",
                    <IsolatedText key={id} text={shortName} />,
                  ])}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <svg className="price-tiers-axis" aria-hidden="true">
          <line x2="100%" />
          {listTicks(lowest, highest).map((amount) => (
            <line
              key={amount}
              x1={formatPercent(scale(amount))}
              x2={formatPercent(scale(amount))}
              y2="0.375em"
            />
          ))}
          {selectLabels(limits, scale).map((amount) => (
            <text
              key={amount}
              x={formatPercent(scale(amount))}
              y="1.5em"
              textAnchor={textAnchorAt(scale(amount))}
            >
              {formatMoney(amount)}
            </text>
          ))}
        </svg>
        <p className="price-tiers-title caption">{figures["price-tiers"].axis}</p>
      </div>
    </Figure>
  );
}

/** Returns the `text-anchor` of a label. Labels at the ends of the axis must not extend beyond it. */
function textAnchorAt(position: number): "start" | "middle" | "end" {
  if (position === 0) return "start";
  return position === 100 ? "end" : "middle";
}

/** Renders the band of a tier, from its lowest to its highest price, with the drawings of its products. */
function TierBand({ tier: { min, max, color, products }, scale }: { tier: Tier; scale: PriceScale }) {
  const { tierClass } = useColorClasses();
  const placedProducts = placeProducts(products, { start: scale(min), end: scale(max) }, scale);
  const lines = Math.max(1, ...placedProducts.map(({ line }) => line + 1));
  return (
    <svg className={tierClass(color)} height={`${lines * 2.5 + 0.5}em`} aria-hidden="true">
      <rect
        className={products.length > 0 ? "price-tiers-band" : "price-tiers-empty"}
        x={formatPercent(scale(min))}
        width={formatPercent(scale(max) - scale(min))}
        height="100%"
        rx="12"
        fill="none"
        strokeDasharray={products.length > 0 ? undefined : "9 6 5 7 11 5 7 8"}
      />
      {placedProducts.map(({ product: { id, pictures }, center, line }) => (
        <ChartDrawing
          key={id}
          picture={pictures.product}
          x={formatPercent(center - drawingWidth / 2)}
          y={`${line * 2.5 + 0.375}em`}
          width={formatPercent(drawingWidth)}
          height="2.25em"
          radius="0.375em"
        />
      ))}
    </svg>
  );
}
