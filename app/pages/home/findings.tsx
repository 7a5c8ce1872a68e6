import { ProductRow } from "../../parts/product-row";
import { RichText } from "../../parts/rich-text";
import { selectProducts } from "../../report/groups";
import type { Report } from "../../report/report";
import "../../styles/pad-number.css";
import "../../styles/strip.css";
import "./findings.css";

/** The key findings as cards, each with the drawings of the products that it counts. */
export function Findings({ report: { home, products } }: { report: Report }) {
  return (
    <ul className="findings auto-grid auto-grid-two">
      {home.findings.cards.map(({ number, title, text, shows }, index) => (
        <li key={`finding-${index}`} className="finding card padded">
          <div className="cluster">
            <div className="finding-number pad-number strip has-pad">
              <RichText text={number} />
            </div>
            <ProductRow products={selectProducts(products, shows)} />
          </div>
          <RichText as="h3" text={title} plain />
          <RichText as="p" text={text} />
        </li>
      ))}
    </ul>
  );
}
