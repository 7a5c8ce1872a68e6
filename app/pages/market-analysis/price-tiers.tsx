import { formatMoney } from "../../format";
import { TierBadge } from "../../parts/badges";
import { Figure } from "../../parts/figure";
import { useColorClasses } from "../../parts/page-context";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import { priceTiersTable } from "../../report/table";
import { href } from "../../urls";
import { isObserved } from "../../value";
import "./charts.css";

type Tier = Report["tiers"][number];

/** Where an amount lies on the axis, in percent. */
type Scale = (amount: number) => number;

/** Short, because the page has many. */
const percent = (value: number) => `${Number(value.toFixed(2))}%`;

/** The width of a drawing, in percent of the axis. */
const pictureWidth = 8;

/** The least distance of two labels of the axis, in percent. */
const nearest = 14;

/** Figure 2: an axis of dollars, and above it a band for each price tier with its products. */
export function PriceTiers({ report }: { report: Report }) {
  const { tiers, figures } = report;
  const ends = [...new Set(tiers.flatMap(({ min, max }) => [min, max]))].sort((one, other) => one - other);
  const lowest = Math.min(...ends);
  const highest = Math.max(...ends);
  const scale: Scale = (amount) => (100 * (amount - lowest)) / (highest - lowest);
  const dollars = Array.from({ length: Math.floor(highest) + 1 }, (_, amount) => amount);
  return (
    <Figure
      report={report}
      number={2}
      words={figures["price-tiers"]}
      table={priceTiersTable(report)}
      columns={["market_tier", "min_usd", "max_usd", "products_count"]}
    >
      <div className="prices">
        <ul className="stack-small">
          {tiers.map((tier) => (
            <li key={tier.label}>
              <Band tier={tier} scale={scale} />
              <div>
                <p>
                  <TierBadge tier={tier.label} color={tier.color} /> <b>{tier.range}</b> {tier.countText}
                </p>
                <p className="caption">
                  {tier.products.flatMap(({ id, shortName }, index) => [
                    index > 0 && ", ",
                    <bdi key={id}>{shortName}</bdi>,
                  ])}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <svg className="prices-axis" aria-hidden="true">
          <line x2="100%" />
          {dollars.slice(Math.ceil(lowest)).map((amount) => (
            <line key={amount} x1={percent(scale(amount))} x2={percent(scale(amount))} y2="0.375em" />
          ))}
          {spreadOut(ends, scale).map((amount) => (
            <text key={amount} x={percent(scale(amount))} y="1.5em" textAnchor={anchorAt(scale(amount))}>
              {formatMoney(amount)}
            </text>
          ))}
        </svg>
      </div>
    </Figure>
  );
}

/** The amounts, in their order, that have room for a label: the first, the last, and of others those that are far enough away. */
function spreadOut(ends: readonly number[], scale: Scale): number[] {
  const [lowest = 0] = ends;
  const highest = ends.at(-1) ?? lowest;
  const labelled = [lowest];
  for (const amount of ends) {
    const before = scale(amount) - scale(labelled.at(-1) ?? lowest);
    if (before >= nearest && scale(highest) - scale(amount) >= nearest) labelled.push(amount);
  }
  return [...labelled, highest];
}

/** So that the words at both ends of the axis do not reach beyond it. */
function anchorAt(place: number): "start" | "middle" | "end" {
  if (place === 0) return "start";
  return place === 100 ? "end" : "middle";
}

/** As wide as the tier, with its products: at their price once that was observed, before that anywhere in the band. */
function Band({ tier: { min, max, color, products }, scale }: { tier: Tier; scale: Scale }) {
  const { tierClass } = useColorClasses();
  const placed = placeProducts(products, scale(min), scale(max), scale);
  const lines = Math.max(1, ...placed.map(({ line }) => line + 1));
  return (
    <svg className={tierClass(color)} height={`${lines * 2.5 + 0.5}em`} aria-hidden="true">
      <rect
        className={products.length > 0 ? "prices-band" : "prices-empty"}
        x={percent(scale(min))}
        width={percent(scale(max) - scale(min))}
        height="100%"
        rx="12"
        fill="none"
        strokeDasharray={products.length > 0 ? undefined : "9 6 5 7 11 5 7 8"}
      />
      {placed.map(({ product: { id, pictures }, middle, line }) => (
        <image
          key={id}
          href={href(pictures.product.src)}
          x={percent(middle - pictureWidth / 2)}
          y={`${line * 2.5 + 0.375}em`}
          width={percent(pictureWidth)}
          height="2.25em"
        />
      ))}
    </svg>
  );
}

/** Products at their observed prices, or evenly in the band, in as few lines as keep their drawings apart. In percent of the axis. */
function placeProducts(products: readonly Product[], start: number, end: number, scale: Scale) {
  const observed = products.filter(({ price }) => isObserved(price));
  const others = products.filter(({ price }) => !isObserved(price));
  const perLine = Math.max(1, Math.min(others.length, Math.floor((end - start) / pictureWidth)));
  const wanted = [
    ...observed.map((product) => ({ product, middle: scale(product.price.value) })),
    ...others.map((product, index) => {
      return { product, middle: start + ((end - start) * ((index % perLine) + 0.5)) / perLine };
    }),
  ].sort((one, other) => one.middle - other.middle);
  const placed: { product: Product; middle: number; line: number }[] = [];
  for (const { product, middle } of wanted) {
    const isTaken = (line: number) =>
      placed.some((each) => each.line === line && Math.abs(middle - each.middle) < pictureWidth - 0.01);
    let line = 0;
    while (isTaken(line)) line += 1;
    placed.push({ product, middle, line });
  }
  return placed;
}
