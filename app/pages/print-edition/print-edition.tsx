import { deriveCitation, formatAuthor, formatCitation } from "../../files/citation";
import { formatDate, formatList } from "../../format";
import { ElevatorPitch } from "../../parts/elevator-pitch";
import { useColorClasses } from "../../parts/page-context";
import { Picture } from "../../parts/picture";
import { Paragraphs, RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { Shelf } from "../../parts/shelf";
import { type Term, TermList } from "../../parts/term-list";
import { ProductValue } from "../../parts/value";
import { collectCredits } from "../../report/pictures";
import type { Product } from "../../report/product";
import { editionName, type Report } from "../../report/report";
import { toPlainText } from "../../report/text";
import { absoluteUrl, pages } from "../../urls";
import { VersionHistory } from "../data/data";
import { FindingCards, ReportTiles } from "../home/home";
import { MarketAnalysisPage } from "../market-analysis/market-analysis";
import { MethodologyPage } from "../methodology/methodology";
import { ProductHeader, ProductLists, positionTerms } from "../product/product";
import { CompareTable } from "../products/compare-table";
import { Guide } from "../products/guide";
import "./print-edition.css";

/** Renders the report as one document for the PDF, without content that is only for screens or buyers. */
export function PrintEdition({ report }: { report: Report }) {
  const { changes, data, home, printEdition, products, productsPage, tiers } = report;
  const credits = collectCredits(report);
  return (
    <article className="print-edition">
      <Cover report={report} />
      <div className="print-edition-part" id="summary">
        <p className="kicker">{home.summary.kicker}</p>
        <RichText as="h1" text={home.summary.heading} plain />
        <ElevatorPitch report={report} />
        <ReportTiles home={home} />
        <Section id="shelf" opening={home.shelf} className="section">
          <Shelf tiers={tiers} hasCards />
        </Section>
        <Section id="findings" opening={home.findings} className="section">
          <FindingCards report={report} />
        </Section>
        <RichText as="p" text={home.summary.text} />
      </div>
      <div className="print-edition-part" id="market">
        <MarketAnalysisPage report={report} isPrinted />
      </div>
      <div className="print-edition-part" id="products">
        <RichText as="h1" text={productsPage.title} plain />
        <CompareTable report={report} />
        {products.map((product) => (
          <ProductProfile
            key={product.slug}
            product={product}
            productCount={products.length}
            notKnown={productsPage.notKnown}
          />
        ))}
      </div>
      <div className="print-edition-part" id="parents">
        <Guide guide={productsPage.guide} />
      </div>
      <div className="print-edition-part" id="methodology">
        <MethodologyPage report={report} />
        <div className="auto-grid auto-grid-narrow">
          <Section id="cite" opening={{ heading: data.cite.heading }}>
            <p>{formatCitation(deriveCitation(report))}</p>
          </Section>
          <Section id="changes" opening={{ heading: data.changes.heading }}>
            <VersionHistory changes={changes} />
          </Section>
          {credits.length > 0 && (
            <Section id="credits" opening={{ heading: printEdition.credits }}>
              <p>{credits.join("; ")}</p>
            </Section>
          )}
        </div>
      </div>
    </article>
  );
}

/** The vent holes at both ends of the strip, as dotted lines. A pattern would become a bitmap in the PDF. */
const ventPath = Array.from({ length: 64 }, (_, row) => `M${6 * (row % 2)} ${6 * row + 3}h48m698 0h48`).join(
  "",
);

/** Renders the cover. Its imprint and contents identify the report for readers who received only the file. */
function Cover({ report: { edition, home, printEdition, site } }: { report: Report }) {
  const { version, published, license, logo, publisher, authors } = edition;
  const { contents, parts, labels } = printEdition;
  const url = absoluteUrl(edition, pages.home.path);
  const imprint: Term[] = [
    { term: labels.publisher, text: publisher.name },
    ...(authors ? [{ term: labels.authors, text: formatList(authors.map(formatAuthor)) }] : []),
    { term: labels.version, text: version },
    { term: labels.published, text: formatDate(published) },
    { term: labels.address, text: <a href={url}>{url}</a> },
    {
      term: labels.license,
      text: license.address ? <a href={license.address}>{license.short}</a> : license.short,
    },
  ];
  return (
    <header className="print-edition-cover">
      <div>
        {logo && <Picture picture={logo} className="print-edition-logo" eager />}
        <h1>{editionName(edition)}</h1>
        <RichText as="p" className="lead" text={home.hero.title} plain />
      </div>
      <Picture picture={home.hero.picture} />
      <div className="print-edition-cover-strip strip">
        <svg aria-hidden="true" viewBox="0 0 794 384" preserveAspectRatio="xMinYMin slice">
          <path d={ventPath} />
        </svg>
        <div>
          <nav aria-label={contents}>
            <p className="label">{contents}</p>
            {Object.entries(parts).map(([id, label]) => (
              <p key={id}>
                <a href={`#${id}`}>{label}</a>
              </p>
            ))}
          </nav>
          <TermList items={imprint} termClass="caption" />
        </div>
      </div>
      <p className="caption inset">{toPlainText(site.footer.trademarks)}</p>
    </header>
  );
}

interface ProductProfileProps {
  product: Product;
  /** Number of all products. */
  productCount: number;
  notKnown: string;
}

function ProductProfile({ product, productCount, notKnown }: ProductProfileProps) {
  const { brandClass } = useColorClasses();
  const facts: Term[] = [
    { term: "Count", text: <ProductValue value={product.count} notKnown={notKnown} /> },
    { term: "Price", text: <ProductValue value={product.price} notKnown={notKnown} /> },
    { term: "Price Range", text: product.priceRange },
    { term: "Packaging", text: <ProductValue value={product.packaging} notKnown={notKnown} /> },
    ...positionTerms(product, productCount),
  ];
  return (
    <article className={`print-edition-product ruled-section ${brandClass(product.brand)}`}>
      <Picture picture={product.pictures.product} aspect="square" />
      <div className="flow">
        <ProductHeader product={product} as="h2" />
        <Paragraphs texts={product.profile} />
      </div>
      <TermList className="term-pairs" items={facts} />
      <ProductLists product={product} as="h3" />
    </article>
  );
}

/** Formats the CSS rules for the paper size and for the footer of every sheet except the cover. */
export function formatPrintRules({ edition }: Report): string {
  const footer = `${editionName(edition)}, version ${edition.version}`;
  // A CSS string. The escape keeps a "<" in the title from closing the style element.
  const quotedFooter = JSON.stringify(footer).replaceAll("<", "\\3c ");
  return `@layer print{@page{size:${edition.paper};margin:14mm 16mm 17mm;@bottom-left{content:${quotedFooter};font:8pt Figtree,sans-serif}}@page:first{margin:0}}`;
}
