import { formatCount } from "../../format";
import { BrandName } from "../../parts/badges";
import { PrintButton } from "../../parts/links";
import { Picture } from "../../parts/picture";
import { ProductName } from "../../parts/product-name";
import { Paragraphs, RichText } from "../../parts/rich-text";
import { Shelf } from "../../parts/shelf";
import { ValueText } from "../../parts/value";
import type { Product } from "../../report/product";
import { editionName, type Report } from "../../report/report";
import { absoluteUrl, pages } from "../../urls";
import { isIllustrative, type Value } from "../../value";
import "../../parts/section.css";
import "../../styles/strip.css";
import "./checklist.css";

/** The first row is a division: a price by a count gives the price of each. */
const rows = [
  { className: "checklist-division strip", fields: ["price", "count", "unitPrice"] },
  { className: "", fields: ["seen", "packaging", "shelf", "latex"] },
] as const;

type Field = (typeof rows)[number]["fields"][number];

/** As many packs fit on a sheet of paper. */
const maxProductsPerSheet = 10;

export function ChecklistPage({ report }: { report: Report }) {
  const { edition, checklist: words, products, tiers } = report;
  const emptyTiers = tiers.filter((tier) => tier.products.length === 0);
  const isOneSheet = products.length <= maxProductsPerSheet;
  return (
    <article
      className={`checklist stack-large side-by-side page container ${isOneSheet ? "is-one-sheet" : ""}`}
    >
      <header className="sticky">
        <p className="kicker no-print">{words.kicker}</p>
        <RichText as="h1" className="heading-small" text={words.title} plain />
        <Paragraphs className="stack lead" texts={words.steps} />
        <PrintButton note={isOneSheet && words.sheet} />
      </header>
      <div className="checklist-paper on-paper card padded stack strip-behind has-pad">
        <p className="caption no-print">{words.paper}</p>
        <div className="auto-grid">
          <p className="checklist-line">{words.shop}</p>
          <p className="checklist-line">{words.date}</p>
        </div>
        <ol className="auto-grid">
          {products.map((product) => (
            <ChecklistItem key={product.slug} product={product} words={words} />
          ))}
        </ol>
        <section
          className={`checklist-shelf ${emptyTiers.length > 0 ? "auto-grid" : ""}`}
          aria-labelledby="shelf-heading"
        >
          {emptyTiers.length > 0 && <Shelf tiers={emptyTiers} />}
          <div>
            <RichText as="h2" className="label" id="shelf-heading" text={words.shelf.heading} plain />
            <RichText as="p" text={words.shelf.text} />
            <div className="checklist-line" />
            <div className="checklist-line" />
          </div>
        </section>
        <p className="caption">{`${editionName(edition)}, ${absoluteUrl(edition, pages.checklist.path)}`}</p>
      </div>
    </article>
  );
}

function ChecklistItem({ product, words }: { product: Product; words: Report["checklist"] }) {
  return (
    <li className="checklist-product">
      <Picture picture={{ ...product.pictures.product, alt: "" }} aspect="square" eager />
      <div>
        <h2 className="label">
          <ProductName {...product} />
        </h2>
        <BrandName brand={product.brand} />
      </div>
      {rows.map(({ className, fields }) => (
        <dl key={className} className={className}>
          {fields.map((field) => {
            const known = findKnownValue(product, field);
            return (
              <div key={field} className={known && "is-known flex-wrap spread"}>
                <dt>{words.boxes[field]}</dt>
                <dd>
                  {known && <ValueText value={known} />}
                  {field === "seen" && words.choice}
                  <span className="visually-hidden"> {words.empty}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      ))}
    </li>
  );
}

/** A value that a store may confirm or correct. */
function findKnownValue(product: Product, field: Field): Value | undefined {
  const value = field in product ? product[field as keyof Product & Field] : undefined;
  if (!value || isIllustrative(value)) return undefined;
  // The box has the unit.
  return field === "count" ? { ...value, text: formatCount(product.count.value) } : value;
}
