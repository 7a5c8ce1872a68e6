import { Figure } from "../../parts/figure";
import { SourceNumbers } from "../../parts/source-numbers";
import { TierBadge } from "../../parts/tier-badge";
import { formatMoney } from "../../report/format";
import { listPacks, type Pack } from "../../report/packs";
import type { Report } from "../../report/report";
import { packPricesTable } from "../../report/table";
import { href } from "../../urls";
import "./charts.css";

type Tier = Report["tiers"][number];

/** Where an amount lies on the axis, in percent. */
type Scale = (amount: number) => number;

/** Short, because the page has many. */
const percent = (value: number) => `${Number(value.toFixed(2))}%`;

/** The narrowest slot of a product in its tier's band, in percent. */
const smallestSlot = 7.5;

/** Figure 2: an axis of dollars, the price tiers above it with their products, and packs that somebody priced below. */
export function PackPrices({ report }: { report: Report }) {
  const { tiers, figures } = report;
  const packs = listPacks(report);
  const ends = [...new Set(tiers.flatMap(({ min, max }) => [min, max]))];
  const amounts = [...ends, ...packs.map(({ price }) => price.value)];
  const lowest = Math.ceil(Math.min(...amounts)) - 1;
  const highest = Math.ceil(Math.max(...amounts));
  const scale: Scale = (amount) => (100 * (amount - lowest)) / (highest - lowest);
  const dollars = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  return (
    <Figure
      id="pack-prices"
      number={2}
      words={figures["pack-prices"]}
      table={packPricesTable(report)}
      columns={["pack", "price_usd", "count_bandages", "cents_each", "seen"]}
    >
      <div className="prices">
        <ul className="spaced">
          {tiers.map((tier) => (
            <li key={tier.label}>
              <Band tier={tier} scale={scale} />
              <TierWords tier={tier} />
            </li>
          ))}
        </ul>
        <svg className="prices-axis" aria-hidden="true">
          <line x2="100%" />
          {dollars.map((amount) => (
            <line key={amount} x1={percent(scale(amount))} x2={percent(scale(amount))} y2="0.375em" />
          ))}
          {[...new Set([lowest, ...ends])].map((amount) => (
            <text
              key={amount}
              x={percent(scale(amount))}
              y="1.5em"
              textAnchor={amount === highest ? "end" : "middle"}
            >
              {formatMoney(amount)}
            </text>
          ))}
        </svg>
        <ul className="spaced">
          {packs.map((pack) => (
            <li key={pack.label}>
              <PackMark pack={pack} scale={scale} />
              <PackWords pack={pack} />
            </li>
          ))}
        </ul>
      </div>
    </Figure>
  );
}

/** As wide as the tier, with its products in lines. */
function Band({ tier: { label, min, max, color, products }, scale }: { tier: Tier; scale: Scale }) {
  const width = scale(max) - scale(min);
  const perLine = Math.max(1, Math.min(products.length, Math.floor(width / smallestSlot)));
  const lines = Math.max(1, Math.ceil(products.length / perLine));
  const slot = width / perLine;
  return (
    <svg className={`tier-${color}`} height={`${lines * 2.25}em`} aria-hidden="true">
      <rect
        className={products.length > 0 ? "prices-band" : "prices-empty"}
        x={percent(scale(min))}
        width={percent(width)}
        height="100%"
        rx="12"
        fill="none"
        strokeDasharray={products.length > 0 ? undefined : "9 6 5 7 11 5 7 8"}
      />
      {products.map(({ id, pictures }, index) => (
        <image
          key={`${label} ${id}`}
          href={href(pictures.product.src)}
          x={percent(scale(min) + slot * (index % perLine))}
          y={`${Math.floor(index / perLine) * 2.25 + 0.125}em`}
          width={percent(slot)}
          height="2em"
        />
      ))}
    </svg>
  );
}

function TierWords({ tier: { label, range, color, count, products } }: { tier: Tier }) {
  return (
    <div>
      <p>
        <TierBadge tier={label} color={color} /> <b>{range}</b> {count}
      </p>
      <p className="caption">{products.map(({ shortName }) => shortName).join(", ")}</p>
    </div>
  );
}

function PackMark({ pack: { price }, scale }: { pack: Pack; scale: Scale }) {
  const at = percent(scale(price.value));
  return (
    <svg height="1.5em" aria-hidden="true">
      <line x1={at} x2="100%" y1="50%" y2="50%" />
      <circle cx={at} cy="50%" r="0.4375em" />
    </svg>
  );
}

function PackWords({ pack: { label, price, count, centsEach, seen } }: { pack: Pack }) {
  return (
    <p>
      <b>
        {label}, {price.text}
        {count && ` for ${count.value}`}
      </b>
      {centsEach !== undefined && `, ${centsEach}¢ each`}, <span className="caption">{seen}</span>
      <SourceNumbers notes={price.notes} />
    </p>
  );
}
