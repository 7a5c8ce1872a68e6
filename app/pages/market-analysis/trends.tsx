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
    <Section id="trends" opening={trends} className="section">
      <ul className="trends flex-wrap">
        {trends.cards.map((card, index) => (
          <li key={`trend-${index}`} className="card inset-small stack-small">
            <Exhibit item={card} products={products} />
            <RichText as="h3" text={card.title} plain />
            <RichText as="p" text={card.text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ExhibitProps {
  item: Report["market"]["trends"]["cards"][number] | Report["market"]["opportunities"]["items"][number];
  products: Report["products"];
}

/** Renders the picture of a trend or an opportunity. If it has none, renders the drawings of the products that it is about. */
export function Exhibit({ item: { picture, shows }, products }: ExhibitProps) {
  const selectedProducts = selectProducts(products, shows);
  if (!picture && selectedProducts.length === 0) return null;
  return (
    <div className="exhibit">
      {picture ? <Picture picture={picture} aspect="square" /> : <ProductRow products={selectedProducts} />}
    </div>
  );
}
