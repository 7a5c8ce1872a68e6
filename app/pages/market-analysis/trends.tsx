import { Picture } from "../../parts/picture";
import { ProductRow } from "../../parts/product-row";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { selectProducts } from "../../report/groups";
import type { Report } from "../../report/report";
import "./trends.css";

export function Trends({ report: { market, products } }: { report: Report }) {
  const { trends } = market;
  return (
    <Section id="trends" text={trends} className="section">
      <ul className="trends flex-wrap">
        {trends.cards.map((card, index) => (
          <li key={`trend-${index}`} className="card padded-less stack-small">
            <Exhibit of={card} products={products} />
            <RichText as="h3" text={card.title} plain />
            <RichText as="p" text={card.text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface Props {
  of: Report["market"]["trends"]["cards"][number] | Report["market"]["opportunities"]["items"][number];
  products: Report["products"];
}

/** What stands beside a trend or an opportunity: a picture, or drawings of products. */
export function Exhibit({ of: { picture, shows }, products }: Props) {
  const shown = selectProducts(products, shows);
  if (!picture && shown.length === 0) return null;
  return (
    <div className="exhibit">
      {picture ? <Picture picture={picture} aspect="square" /> : <ProductRow products={shown} />}
    </div>
  );
}
