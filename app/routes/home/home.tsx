import type { ReactNode } from "react";
import { countKinds } from "../../analysis/product";
import { isSelected } from "../../analysis/selection";
import { placeKindWords, resolveAll } from "../../analysis/text";
import { ButtonLink } from "../../components/button-link";
import { CiteThis } from "../../components/cite-this";
import { FigureLink } from "../../components/figure-link";
import { PageNotes } from "../../components/page-notes";
import { Paragraphs } from "../../components/paragraphs";
import { Picture } from "../../components/picture";
import { PriceShelf } from "../../components/price-shelf";
import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { ReportTiles } from "../../components/stat-tile";
import { pageHead } from "../../document/meta";
import { pageMeta } from "../../document/page-meta";
import { citeReport } from "../../downloads/citation/citation";
import { writeForms } from "../../downloads/citation/citation-files";
import { loadEdition } from "../../edition/edition";
import { productPicture, scenePicture, shelfPictures } from "../../edition/pictures";
import { citedSources } from "../../edition/sources";
import { href, pages } from "../../urls";
import type { Route } from "./+types/home";
import { Places } from "./places";
import { ValueKinds } from "./value-kinds";
import "../../components/finding-figure.css";
import "../../components/strip.css";
import "./home.css";

export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  const { report, resolver, shares } = edition;
  const page = resolveAll(report.home, resolver);
  const figures = Object.values(edition.figures()).map(({ id, number }) => ({ id, number }));
  const { illustrative, ...kinds } = countKinds(edition.products);
  return {
    meta: pageMeta(edition, "home"),
    page,
    // By brand group, which colors a product's place, so that a highlighted group stands together.
    places: shares.flatMap(({ brand, members }) =>
      members.map(({ slug, name }) => ({
        slug,
        name,
        brand,
        picture: productPicture(edition, slug, "product"),
      })),
    ),
    // By card.
    shown: report.home.findings.cards.map(({ shows }) =>
      edition.products.filter((product) => isSelected(product, shows)).map(({ slug }) => slug),
    ),
    // By card.
    figures: report.home.findings.cards.map((card) => figures.find(({ id }) => id === card.figureId)),
    trends: report.market.trends.kicker,
    kinds: {
      hollow: illustrative,
      filled: kinds.input + kinds.public,
      figure: figures.find(({ id }) => id === "kinds-of-value"),
    },
    hero: scenePicture(edition, report.home.hero.picture),
    shelf: shelfPictures(edition),
    kids: report.home.kids?.cards.map((card) => scenePicture(edition, card.picture)) ?? [],
    citation: writeForms(citeReport(edition)),
    sources: citedSources(edition, page),
  };
}

type Page = Route.ComponentProps["loaderData"]["page"];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, places, shown, figures, trends, kinds, hero, shelf, kids, citation, sources } = loaderData;
  const marked = placeKindWords([page.summary.quote, ...page.summary.paragraphs]);
  return (
    <>
      <Hero hero={page.hero} tiles={page.tiles}>
        <Picture picture={hero} className="hero-picture" eager />
      </Hero>
      <Section id="shelf" words={page.shelf} className="section wide">
        <PriceShelf {...shelf} />
      </Section>
      <Section id="findings" words={page.findings} className="section wide">
        <ul className="columns findings">
          {page.findings.cards.map(({ key, figure, title, text, counted }, index) => (
            <li key={key} className="stack finding card inset">
              <RichText as="p" className="finding-figure" text={figure} />
              <Places places={places} shown={shown[index] ?? []} />
              <RichText as="h3" text={title} plain />
              <RichText as="p" text={text} />
              {figures[index] ? (
                <FigureLink {...figures[index]} />
              ) : (
                <a className="target" href={href(`${pages.marketAnalysis.path}#trends`)}>
                  {trends}
                </a>
              )}
              {counted && (
                <a className="target" href={href(`${pages.marketAnalysis.path}#counted`)}>
                  <RichText text={counted} plain />
                </a>
              )}
            </li>
          ))}
        </ul>
      </Section>
      {page.kids && (
        <Section id="kids" words={page.kids} className="band section" inner="wide">
          <RichText as="p" className="lead" text={page.kids.text} />
          <ul className="columns columns-narrow kids-cards apart">
            {page.kids.cards.map(({ title, text }, index) => (
              <li key={kids[index]?.src}>
                {kids[index] && <Picture picture={kids[index]} />}
                <RichText as="h3" text={title} plain />
                <RichText as="p" text={text} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="summary" words={page.summary} className="section wide">
        <div className="split beside summary">
          <div className="stays">
            <RichText as="p" className="summary-quote pad inset" text={page.summary.quote} marked={marked} />
            {page.kinds && kinds.figure && <ValueKinds {...kinds} text={page.kinds} figure={kinds.figure} />}
          </div>
          <Paragraphs texts={page.summary.paragraphs} marked={marked} />
        </div>
      </Section>
      <section className="closing wide" aria-labelledby="closing-heading">
        <div className="stack closing-pad">
          <RichText as="h2" id="closing-heading" text={page.closing.heading} plain />
          <RichText as="p" text={page.closing.text} />
          <p className="buttons wrap">
            <ButtonLink to={pages.products.path} primary>
              Browse the products
            </ButtonLink>
            <ButtonLink to={pages.methodology.path}>Read the methodology</ButtonLink>
          </p>
        </div>
      </section>
      <div className="furniture">
        <div className="wide">
          <CiteThis citation={citation} what="report" />
        </div>
        <PageNotes sources={sources} />
      </div>
    </>
  );
}

function Hero({ hero, tiles, children }: { hero: Page["hero"]; tiles: Page["tiles"]; children: ReactNode }) {
  return (
    <div className="wide">
      <div className="hero page split beside">
        <RichText as="h1" text={hero.title} plain />
        {children}
        <div className="hero-text">
          <RichText as="p" className="hero-lead" text={hero.lead} />
          <p className="buttons wrap">
            <ButtonLink to={pages.products.path} primary>
              Explore the products
            </ButtonLink>
            <ButtonLink to={pages.marketAnalysis.path}>Read the market analysis</ButtonLink>
          </p>
          <p className="links">
            <a href={href(pages.report.path)}>Read the whole report</a>
            <a href={href(pages.onePage.path)}>{pages.onePage.label}</a>
          </p>
        </div>
      </div>
      <ReportTiles tiles={tiles} />
    </div>
  );
}
