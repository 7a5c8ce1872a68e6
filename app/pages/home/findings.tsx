import { Picture } from "../../parts/picture";
import { ProductMarks } from "../../parts/product-marks";
import { RichText } from "../../parts/rich-text";
import type { Report } from "../../report/report";
import { isSelected } from "../../report/selection";
import { brandClass } from "../../styles/brand-colors";
import "./findings.css";

/**
 * The key findings as cards. On wide screens they share a row of all drawings, which shows what the card under the pointer or
 * with the focus counts; elsewhere each card shows the drawings that it counts.
 */
export function Findings({ report: { home, shares } }: { report: Report }) {
  const { cards } = home.findings;
  // By brand group, so that a highlighted group stands together.
  const products = shares
    .flatMap(({ members }) => members)
    .map((product) => ({ product, cards: cards.map(({ shows }) => isSelected(product, shows)) }));
  return (
    <div className="findings">
      <ul className="findings-shared no-print" aria-hidden="true">
        {products.map(({ product, cards: counts }) => (
          <li
            key={product.slug}
            className={`${brandClass(product.brand)} ${counts.map((is, card) => (is ? `counted-${card + 1}` : "")).join(" ")}`}
          >
            <Picture picture={{ ...product.pictures.product, alt: "" }} place="square" />
          </li>
        ))}
      </ul>
      <ul className="columns columns-two findings-cards">
        {cards.map(({ key, figure, title, text }, card) => {
          const counted = products.filter(({ cards: counts }) => counts[card]).map(({ product }) => product);
          return (
            <li key={key} className="stack finding card inset">
              <RichText as="p" className="finding-figure pad-number" text={figure} />
              <ProductMarks className="finding-counted" products={counted} />
              <RichText as="h3" className="flush" text={title} plain />
              <RichText as="p" text={text} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
