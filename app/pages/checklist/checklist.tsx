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
import type { ResolvedText } from "../../report/text";
import { absoluteUrl, pages } from "../../urls";
import { isIllustrative, type Value } from "../../value";
import "../../parts/section.css";
import "../../styles/strip.css";
import "./checklist.css";

/** The fields to fill in for each product. The first row is a division, whose result is the unit price. */
const fieldRows = [
  { className: "checklist-division strip", fields: ["price", "count", "unitPrice"] },
  { className: "", fields: ["seen", "packaging", "shelf", "latex"] },
] as const;

type Field = (typeof fieldRows)[number]["fields"][number];

/** Maximum number of products on one sheet of paper. */
const maxProductsPerSheet = 10;

/** Returns whether the checklist fits on one sheet of paper. */
function fitsOnOneSheet({ products }: Pick<Report, "products">): boolean {
  return products.length <= maxProductsPerSheet;
}

/** Returns the description of the page for search engines. */
export function describeChecklist(report: Pick<Report, "checklist" | "products" | "site">): ResolvedText {
  const { description } = report.site.pages.checklist;
  return fitsOnOneSheet(report) ? description : (report.checklist.descriptionIfLonger ?? description);
}

export function ChecklistPage({ report }: { report: Report }) {
  const { edition, checklist, products, tiers } = report;
  const emptyTiers = tiers.filter((tier) => tier.products.length === 0);
  const isOneSheet = fitsOnOneSheet(report);
  return (
    <article
      className={`checklist stack-large side-by-side padding-block-7 container ${isOneSheet ? "is-one-sheet" : ""}`}
    >
      <header className="sticky-top">
        <p className="kicker no-print">{checklist.kicker}</p>
        <RichText as="h1" className="heading-small" text={checklist.title} plain />
        <Paragraphs className="stack lead" texts={checklist.steps} />
        <PrintButton note={isOneSheet && checklist.printNote} />
      </header>
      <div className="checklist-paper on-paper card inset stack has-strip has-surface">
        <p className="caption no-print">{checklist.paper}</p>
        <div className="auto-grid">
          <p className="checklist-line">{checklist.shop}</p>
          <p className="checklist-line">{checklist.date}</p>
        </div>
        <ol className="auto-grid">
          {products.map((product) => (
            <ChecklistItem key={product.slug} product={product} checklist={checklist} />
          ))}
        </ol>
        <section
          className={`checklist-shelf ${emptyTiers.length > 0 ? "auto-grid" : ""}`}
          aria-labelledby="shelf-heading"
        >
          {emptyTiers.length > 0 && <Shelf tiers={emptyTiers} />}
          <div>
            <RichText as="h2" className="label" id="shelf-heading" text={checklist.shelf.heading} plain />
            <RichText as="p" text={checklist.shelf.text} />
            <div className="checklist-line" />
            <div className="checklist-line" />
          </div>
        </section>
        <p className="caption">{`${editionName(edition)}, ${absoluteUrl(edition, pages.checklist.path)}`}</p>
      </div>
    </article>
  );
}

interface ChecklistItemProps {
  product: Product;
  checklist: Report["checklist"];
}

function ChecklistItem({ product, checklist }: ChecklistItemProps) {
  return (
    <li className="checklist-product">
      <Picture picture={{ ...product.pictures.product, alt: "" }} aspect="square" eager />
      <div>
        <h2 className="label">
          <ProductName {...product} />
        </h2>
        <BrandName brand={product.brand} />
      </div>
      {fieldRows.map(({ className, fields }) => (
        <dl key={className} className={className}>
          {fields.map((field) => {
            const value = findKnownValue(product, field);
            return (
              <div key={field} className={value && "is-known flex-wrap justify-between"}>
                <dt>{checklist.boxes[field]}</dt>
                <dd>
                  {value && <ValueText value={value} />}
                  {field === "seen" && checklist.choice}
                  <span className="visually-hidden"> {checklist.empty}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      ))}
    </li>
  );
}

/**
 * Returns the report's value for a field, which readers confirm or correct in the store. Returns undefined for
 * illustrative values.
 */
function findKnownValue(product: Product, field: Field): Value | undefined {
  const value = field in product ? product[field as keyof Product & Field] : undefined;
  if (!value || isIllustrative(value)) return undefined;
  // The count is shown without its noun, because the label of the field already says what it counts.
  return field === "count" ? { ...value, text: formatCount(Number(value.value)) } : value;
}
