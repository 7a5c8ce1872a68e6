import type { PropsWithChildren } from "react";
import { ButtonLink } from "../../components/button-link";
import { CiteThis } from "../../components/cite-this";
import { PageNotes } from "../../components/page-notes";
import { Picture } from "../../components/picture";
import { PriceShelf } from "../../components/price-shelf";
import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { Stance } from "../../components/stance";
import { ReportTiles } from "../../components/stat-tile";
import { pageMeta } from "../../document/page-meta";
import { citeReport } from "../../downloads/citation/citation";
import { writeForms } from "../../downloads/citation/citation-files";
import { editionContext } from "../../edition/context";
import { scenePicture, shelfPictures } from "../../edition/pictures";
import { citedSources } from "../../edition/sources";
import { href, pages } from "../../urls";
import type { Route } from "./+types/home";
import { composeHome, type Home } from "./compose-home";
import { Findings } from "./sections/findings";
import { Kids } from "./sections/kids";
import { Summary } from "./sections/summary";
import "../../components/strip.css";
import "./home.css";

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const home = composeHome(edition);
  return {
    meta: pageMeta(edition, "home"),
    home,
    hero: scenePicture(edition, edition.report.home.hero.picture),
    shelf: shelfPictures(edition),
    citation: writeForms(citeReport(edition)),
    sources: citedSources(edition, home),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, hero, shelf, citation, sources } = loaderData;
  const { page } = home;
  return (
    <>
      <Hero {...page}>
        <Picture picture={hero} className="hero-picture" eager />
      </Hero>
      <Section id="shelf" words={page.shelf} className="home-shelf section wide">
        <PriceShelf {...shelf} />
        {page.stance && <Stance {...page.stance} />}
      </Section>
      <Findings {...home} />
      <Kids {...home} />
      <Summary {...home} />
      <section className="closing panel wide no-print" aria-labelledby="closing-heading">
        <div className="stack closing-text">
          <RichText as="h2" id="closing-heading" text={page.closing.heading} plain />
          <RichText as="p" text={page.closing.text} />
          <p className="buttons row">
            <ButtonLink to={pages.products.path} primary>
              Browse the products
            </ButtonLink>
            <ButtonLink to={pages.methodology.path}>Read the methodology</ButtonLink>
          </p>
        </div>
      </section>
      {/* Reader views would drop a <div> of so few words. */}
      <section className="wide">
        <CiteThis citation={citation} what="report" />
      </section>
      <PageNotes sources={sources} />
    </>
  );
}

type HeroProps = PropsWithChildren<Pick<Home["page"], "hero" | "tiles" | "scope">>;

function Hero({ hero, tiles, scope, children }: HeroProps) {
  return (
    <div className="wide">
      <div className="hero page split beside">
        <RichText as="h1" text={hero.title} plain />
        {children}
        <div className="hero-text">
          <RichText as="p" className="hero-lead" text={hero.lead} />
          <p className="buttons row">
            <ButtonLink to={pages.products.path} primary>
              Explore the products
            </ButtonLink>
            <ButtonLink to={pages.marketAnalysis.path}>Read the market analysis</ButtonLink>
          </p>
          <p className="links no-print">
            <a href={href(pages.report.path)}>Read the whole report</a>
            <a href={href(pages.onePage.path)}>{pages.onePage.label}</a>
          </p>
        </div>
      </div>
      <ReportTiles tiles={tiles} />
      {scope && <RichText as="p" className="caption measure apart" text={scope} />}
    </div>
  );
}
