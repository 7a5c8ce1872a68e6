import type { Product, ValueField } from "../../analysis/product";
import { resolveAll } from "../../analysis/text";
import { BrandName } from "../../components/brand-name";
import { PageNotes } from "../../components/page-notes";
import { Picture } from "../../components/picture";
import { PrintButton, printOnClick } from "../../components/print-button";
import { ProductValue } from "../../components/product-value";
import { RichText, RichTexts } from "../../components/rich-text";
import { TierBadge } from "../../components/tier-badge";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { pdfAddress } from "../../downloads/pdfs";
import { absoluteUrl } from "../../edition/addresses";
import { editionContext } from "../../edition/context";
import { productPicture } from "../../edition/pictures";
import { valueNotes } from "../../edition/product-words";
import { citedSources } from "../../edition/sources";
import { href, pages } from "../../urls";
import type { Route } from "./+types/shelf-walk";
import "../../components/section.css";
import "../../components/strip.css";
import "./print.css";
import "./shelf-walk.css";

export const handle: PageHandle = { headScript: printOnClick };
/** The first row is a division: a price by a count gives the price of each. */
const rows = [
  { className: "walk-divide", fields: ["price", "count", "each"] },
  { className: "", fields: ["seen", "packaging", "rating", "latex"] },
] as const;

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const words = resolveAll(edition.report.shelfWalk, edition.resolver);
  const packs = edition.products.map((product) => ({
    product,
    picture: { ...productPicture(edition, product.slug, "product"), alt: "" },
    notes: valueNotes(edition, product),
  }));
  return {
    meta: pageMeta(edition, "shelfWalk"),
    words,
    packs,
    emptyTiers: edition.tiers.filter(({ products }) => products.length === 0),
    dataPage: absoluteUrl(edition, pages.data.path).replace(/^https?:\/\//u, ""),
    pdf: pdfAddress(edition, "shelfWalk"),
    sources: citedSources(edition, [words, packs]),
  };
}

export default function ShelfWalk({ loaderData }: Route.ComponentProps) {
  const { words, packs, emptyTiers, dataPage, pdf, sources } = loaderData;
  return (
    <>
      <article className="walk split beside page wide">
        <header className="stays">
          <p className="kicker no-print">{words.kicker}</p>
          <RichText as="h1" className="minor" text={words.title} plain />
          <div className="stack lead">
            <RichTexts as="p" texts={words.steps} />
          </div>
          <p className="row caption apart no-print">
            <PrintButton pdf={pdf} />
            {words.sheet}
          </p>
        </header>
        <div className="walk-sheet card inset stack">
          <div className="row">
            <p className="walk-line">{words.shop}</p>
            <p className="walk-line">{words.date}</p>
          </div>
          <ol className="columns">
            {packs.map(({ product, picture, notes }) => (
              <li key={product.slug} className="walk-pack card">
                <Picture picture={picture} />
                <div>
                  <h2 className="label">{product.name}</h2>
                  <BrandName brand={product.brand} />
                </div>
                {rows.map(({ className, fields }) => (
                  <dl key={className} className={className}>
                    {fields.map((field) => (
                      <div key={field}>
                        <dt>{words.boxes[field]}</dt>
                        <dd>
                          {field === "seen" && `${words.choice} `}
                          {isKnown(product, field) ? (
                            <ProductValue product={product} field={field} notes={notes} />
                          ) : (
                            <span className="visually-hidden">{words.empty}</span>
                          )}
                        </dd>
                      </div>
                    ))}
                  </dl>
                ))}
              </li>
            ))}
          </ol>
          <section className="walk-shelf" aria-labelledby="shelf-heading">
            <div className="walk-empty">
              {emptyTiers.map(({ label, color, range }) => (
                <p key={label} className="pad">
                  <TierBadge tier={label} color={color} />{" "}
                  <span data-of={`tier.${label}.range`}>{range}</span>
                </p>
              ))}
            </div>
            <RichText as="h2" className="label" id="shelf-heading" text={words.shelf.heading} plain />
            <RichText as="p" text={words.shelf.text} />
          </section>
          <p>
            <RichText text={words.handIn} />{" "}
            <a href={href(`${pages.data.path}#observe-heading`)}>{dataPage}</a>
          </p>
        </div>
      </article>
      <PageNotes sources={sources} />
    </>
  );
}

/** Whether the report has the value. Illustrative values are to be observed. */
function isKnown({ evidence }: Product, field: string): field is ValueField {
  const kind = evidence[field as ValueField]?.kind;
  return kind !== undefined && kind !== "illustrative";
}
