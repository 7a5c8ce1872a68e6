import { formatCount } from "../../format";
import { BrandName } from "../../parts/badges";
import { PrintLine } from "../../parts/links";
import { Picture } from "../../parts/picture";
import { ProductName } from "../../parts/product-name";
import { Paragraphs, RichText } from "../../parts/rich-text";
import { Shelf } from "../../parts/shelf";
import { Value } from "../../parts/value";
import type { Product } from "../../report/product";
import { editionName, type Report } from "../../report/report";
import { absoluteUrl, pages } from "../../urls";
import { type Value as AnyValue, isObserved } from "../../value";
import "../../parts/section.css";
import "../../styles/strip.css";
import "./checklist.css";

/** The first row is a division: a price by a count gives the price of each. */
const rows = [
  { className: "checklist-division strip", fields: ["price", "count", "each"] },
  { className: "", fields: ["seen", "packaging", "shelf", "latex"] },
] as const;

type Field = (typeof rows)[number]["fields"][number];

/** As many packs fit on a sheet of paper. */
const mostPacks = 10;

export function ChecklistPage({ report }: { report: Report }) {
  const { edition, checklist: words, products, tiers } = report;
  const emptyTiers = tiers.filter((tier) => tier.products.length === 0);
  const isOneSheet = products.length <= mostPacks;
  return (
    <article
      className={`checklist stack-large side-by-side page container ${isOneSheet ? "is-one-sheet" : ""}`}
    >
      <header className="sticky">
        <p className="kicker no-print">{words.kicker}</p>
        <RichText as="h1" className="heading-small" text={words.title} plain />
        <Paragraphs className="stack lead" texts={words.steps} />
        <PrintLine sheet={isOneSheet && words.sheet} />
      </header>
      <div className="checklist-paper on-paper card padded stack strip-behind has-pad">
        <p className="caption no-print">{words.paper}</p>
        <div className="auto-grid">
          <p className="checklist-line">{words.shop}</p>
          <p className="checklist-line">{words.date}</p>
        </div>
        <ol className="auto-grid">
          {products.map((product) => (
            <Pack key={product.slug} product={product} words={words} />
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

function Pack({ product, words }: { product: Product; words: Report["checklist"] }) {
  return (
    <li className="checklist-product">
      <Picture picture={{ ...product.pictures.product, alt: "" }} place="square" eager />
      <div>
        <h2 className="label">
          <ProductName {...product} />
        </h2>
        <BrandName brand={product.brand} />
      </div>
      {rows.map(({ className, fields }) => (
        <dl key={className} className={className}>
          {fields.map((field) => {
            const known = knownValue(product, field);
            return (
              <div key={field} className={known && "is-known flex-wrap spread"}>
                <dt>{words.boxes[field]}</dt>
                <dd>
                  {known && <Value value={known} />}
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
function knownValue(product: Product, field: Field): AnyValue | undefined {
  const value = field in product ? product[field as keyof Product & Field] : undefined;
  if (!value || !isObserved(value)) return undefined;
  // The box has the unit.
  return field === "count" ? { ...value, text: formatCount(product.count.value) } : value;
}
