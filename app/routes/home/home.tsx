import type { ReactNode } from "react";
import { resolveAll } from "../../analysis/text";
import { BrandName } from "../../components/brand-name";
import { ButtonLink } from "../../components/button-link";
import { CiteThis } from "../../components/cite-this";
import { Opening } from "../../components/opening";
import { PageNotes } from "../../components/page-notes";
import { Picture } from "../../components/picture";
import { RichText } from "../../components/rich-text";
import { StatStrip } from "../../components/stat-strip";
import { brandClass } from "../../document/brand-class";
import { describeMeta } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { citeReport } from "../../downloads/citation/citation";
import { writeForms } from "../../downloads/citation/citation-files";
import { loadEdition } from "../../edition/edition";
import { productPicture, scenePicture } from "../../edition/pictures";
import { citedSources } from "../../edition/sources";
import { pages } from "../../urls";
import type { Route } from "./+types/home";
import css from "./home.css?inline";

export const handle: PageHandle = { css };

export function meta({ loaderData }: Route.MetaArgs) {
  return describeMeta(loaderData?.meta);
}

export function loader() {
  const edition = loadEdition();
  const { report, resolver, shares } = edition;
  const page = resolveAll(report.home, resolver);
  return {
    meta: pageMeta(edition, "home"),
    page,
    shares,
    // The places of the list, coloured by the brand group that they are counted with. Their words stand below them.
    places: shares.flatMap(({ brand, members }) =>
      members.map(({ slug }) => ({
        brand,
        picture: { ...productPicture(edition, slug, "bandage"), alt: "" },
      })),
    ),
    hero: scenePicture(edition, report.home.hero.picture),
    kids: report.home.kids.cards.map((card) => scenePicture(edition, card.picture)),
    citation: writeForms(citeReport(edition)),
    sources: citedSources(edition, page),
  };
}

type Page = Route.ComponentProps["loaderData"]["page"];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, shares, places, hero, kids, citation, sources } = loaderData;
  return (
    <>
      <Hero hero={page.hero} tiles={page.tiles}>
        <Picture picture={hero} className="hero-picture" eager />
      </Hero>
      <Findings findings={page.findings}>
        <div>
          <ul className="places" aria-hidden="true">
            {places.map(({ brand, picture }) => (
              <li key={picture.src} className={brandClass(brand)}>
                <Picture picture={picture} />
              </li>
            ))}
          </ul>
          <ul className="shares" aria-label="Products by brand group">
            {shares.map(({ brand, products }) => (
              <li key={brand}>
                <BrandName brand={brand} />{" "}
                <data value={products} data-of={`share.${brand}.products`}>
                  {products}
                </data>
              </li>
            ))}
          </ul>
        </div>
      </Findings>
      <section className="kids section deferred" aria-labelledby="kids-heading">
        <div className="wide">
          <Opening id="kids" kicker={page.kids.kicker} heading={page.kids.heading} />
          <p className="kids-text">
            <RichText text={page.kids.text} />
          </p>
          <ul className="kids-cards">
            {page.kids.cards.map(({ title, text }, index) => (
              <li key={kids[index]?.src}>
                {kids[index] && <Picture picture={kids[index]} />}
                <h3>
                  <RichText text={title} plain />
                </h3>
                <p>
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Summary summary={page.summary} />
      <section className="closing deferred wide" aria-labelledby="closing-heading">
        <div className="closing-pad">
          <h2 id="closing-heading">
            <RichText text={page.closing.heading} plain />
          </h2>
          <p>
            <RichText text={page.closing.text} />
          </p>
          <p className="buttons">
            <ButtonLink to={pages.products.path} primary>
              Browse the products
            </ButtonLink>
            <ButtonLink to={pages.methodology.path}>Read the methodology</ButtonLink>
          </p>
        </div>
      </section>
      <div className="wide">
        <CiteThis citation={citation} what="report" />
      </div>
      <PageNotes sources={sources} />
    </>
  );
}

function Hero({ hero, tiles, children }: { hero: Page["hero"]; tiles: Page["tiles"]; children: ReactNode }) {
  return (
    <div className="wide">
      <div className="hero">
        <div className="hero-text">
          <h1>
            <RichText text={hero.title} plain />
          </h1>
          <p className="hero-lead">
            <RichText text={hero.lead} />
          </p>
          <p className="buttons">
            <ButtonLink to={pages.products.path} primary>
              Explore the products
            </ButtonLink>
            <ButtonLink to={pages.marketAnalysis.path}>Read the market analysis</ButtonLink>
          </p>
        </div>
        {children}
      </div>
      <dl className="stat-strips">
        {tiles.map(({ value, label }) => (
          <StatStrip key={label} value={<RichText text={value} />} label={label} />
        ))}
      </dl>
    </div>
  );
}

/** The first finding leads, with its picture; the others stand beside it. */
function Findings({ findings, children }: { findings: Page["findings"]; children: ReactNode }) {
  return (
    <section className="section deferred wide" id="findings" aria-labelledby="findings-heading">
      <Opening id="findings" kicker={findings.kicker} heading={findings.heading} />
      <ul className="findings">
        {findings.cards.map(({ key, figure, title, text }, index) => (
          <li key={key} className="finding">
            <p className="finding-figure">
              <RichText text={figure} />
            </p>
            {index === 0 && children}
            <div>
              <h3>
                <RichText text={title} plain />
              </h3>
              <p>
                <RichText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Summary({ summary }: { summary: Page["summary"] }) {
  return (
    <section className="section deferred wide" id="summary" aria-labelledby="summary-heading">
      <Opening id="summary" kicker={summary.kicker} heading={summary.heading} />
      <div className="summary">
        <p className="summary-quote">
          <RichText text={summary.quote} />
        </p>
        <div className="flow">
          {summary.paragraphs.map((paragraph, index) => (
            <p key={`summary-${index}`}>
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
