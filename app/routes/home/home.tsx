import { ButtonLink } from "../../components/button-link";
import { Elevator } from "../../components/elevator";
import { LinkLine } from "../../components/link-line";
import { PageSources } from "../../components/page-sources";
import { Picture } from "../../components/picture";
import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { Shelf } from "../../components/shelf";
import { StatTile } from "../../components/stat-tile";
import { pageMeta } from "../../document/page-meta";
import { writeOrigin } from "../../files/citation";
import { pictureOf } from "../../report/pictures";
import { readReport } from "../../report/report";
import { isSelected } from "../../report/selection";
import { citedSources } from "../../report/sources";
import { hasPrints } from "../../settings";
import { guideId, href, pages, pdfPath } from "../../urls";
import type { Route } from "./+types/home";
import { Findings } from "./findings";
import "../../components/panel.css";
import "./home.css";

export function loader() {
  const report = readReport();
  const { hero, findings, kids } = report.home;
  return {
    meta: pageMeta(report, "home"),
    home: report.home,
    hero: pictureOf(hero.picture),
    tiers: report.tiers,
    // By brand group, so that a highlighted group stands together.
    products: report.shares
      .flatMap(({ members }) => members)
      .map((product) => ({
        product,
        cards: findings.cards.map(({ shows }) => isSelected(product, shows)),
      })),
    trends: report.market.trends.kicker,
    opportunities: report.market.opportunities.kicker,
    origin: writeOrigin(report),
    kids: kids.cards.map(({ picture, ...words }) => ({ ...words, picture: pictureOf(picture) })),
    pdf: hasPrints ? pdfPath(report.about.fileName) : undefined,
    sources: citedSources(report.sources, report.home),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, products, trends, opportunities, origin, tiers, sources } = loaderData;
  return (
    <>
      <Hero {...loaderData} />
      <Section id="shelf" words={home.shelf} className="section wide">
        <div className="beyond">
          <Shelf tiers={tiers} />
        </div>
      </Section>
      <Section id="findings" words={home.findings} className="section wide">
        <Findings cards={home.findings.cards} products={products} />
        <LinkLine to={`${pages.marketAnalysis.path}#trends`}>{trends} →</LinkLine>
      </Section>
      <Kids {...loaderData} />
      <Section id="summary" words={home.summary} className="section wide summary split beside">
        <div className="flow">
          <Elevator text={home.summary.elevator} origin={origin} />
          <RichText as="p" text={home.summary.text} />
          <LinkLine to={`${pages.marketAnalysis.path}#opportunities`}>{opportunities} →</LinkLine>
        </div>
      </Section>
      <section className="closing panel wide no-print" aria-labelledby="closing-heading">
        <div className="stack closing-text">
          <RichText as="h2" id="closing-heading" text={home.closing.heading} plain />
          <RichText as="p" text={home.closing.text} />
          <p className="row">
            <ButtonLink to={pages.products.path} primary>
              Browse the products
            </ButtonLink>
            <ButtonLink to={pages.methodology.path}>Read the methodology</ButtonLink>
          </p>
        </div>
      </section>
      <PageSources sources={sources} />
    </>
  );
}

/** What a parent should check. */
const guide = `${pages.products.path}#${guideId}`;

type Data = Route.ComponentProps["loaderData"];

function Hero({ home: { hero: words, tiles, scope, kids }, hero, pdf }: Data) {
  return (
    <div className="wide">
      <div className="hero page split beside">
        <RichText as="h1" text={words.title} plain />
        <Picture picture={hero} className="hero-picture" eager />
        <div>
          <RichText as="p" className="hero-lead" text={words.lead} />
          <p className="row">
            <ButtonLink to={pages.products.path} primary>
              Browse the products
            </ButtonLink>
            <ButtonLink to={pages.marketAnalysis.path}>Read the market analysis</ButtonLink>
          </p>
          <p className="links no-print">
            <a href={href(pages.onePage.path)}>{pages.onePage.label}</a>
            <a href={href(guide)}>{kids.more}</a>
            {pdf && <a href={href(pdf)}>The report as PDF</a>}
          </p>
        </div>
      </div>
      <dl className="stat-tiles">
        {tiles.map(({ value, label }) => (
          <StatTile key={label} value={<RichText text={value} />} label={label} />
        ))}
      </dl>
      {scope && <RichText as="p" className="caption apart" text={scope} />}
    </div>
  );
}

function Kids({ home: { kids: words }, kids }: Data) {
  return (
    <Section id="kids" words={words} className="band section" inner="kids wide">
      <RichText as="p" className="lead" text={words.text} />
      <ul className="columns kids-cards apart">
        {kids.map(({ title, text, picture }) => (
          <li key={picture.src}>
            <Picture picture={picture} place="wide" />
            <RichText as="h3" text={title} plain />
            <RichText as="p" text={text} />
          </li>
        ))}
      </ul>
      <LinkLine to={guide}>{words.more} →</LinkLine>
    </Section>
  );
}
