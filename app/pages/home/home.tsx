import { ElevatorPitch } from "../../parts/elevator-pitch";
import { ButtonLink, LinkLine } from "../../parts/links";
import { Picture, PictureCredit } from "../../parts/picture";
import { ProductRow } from "../../parts/product-row";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { Shelf } from "../../parts/shelf";
import { StatTile } from "../../parts/stat-tile";
import { LegendIfDue } from "../../parts/value";
import { formatShareNotes, selectProducts } from "../../report/groups";
import type { Report } from "../../report/report";
import { anchors, href, pages, pdfPath } from "../../urls";
import "../../styles/number-badge.css";
import "../../styles/strip.css";
import "../../styles/strip-panel.css";
import "./home.css";

export function HomePage({ report }: { report: Report }) {
  const { home, market, tiers } = report;
  return (
    <>
      <Hero report={report} />
      <Section id="shelf" opening={home.shelf} className="section container">
        <div className="breakout">
          <Shelf tiers={tiers} hasCards />
        </div>
      </Section>
      <Section id="findings" opening={home.findings} className="section container">
        <FindingCards report={report} />
        <LinkLine to={`${pages.marketAnalysis.path}#trends`}>{market.trends.kicker} →</LinkLine>
      </Section>
      <KidsSection kids={home.kids} />
      <Section id="summary" opening={home.summary} className="section container">
        <div className="stack-large side-by-side">
          <ElevatorPitch report={report} />
          <div className="flow">
            <RichText as="p" text={home.summary.text} />
            <LinkLine to={`${pages.marketAnalysis.path}#opportunities`}>
              {market.opportunities.kicker} →
            </LinkLine>
          </div>
        </div>
      </Section>
      <section
        className="home-closing strip-panel container no-print strip"
        aria-labelledby="closing-heading"
      >
        <div className="stack home-closing-text">
          <RichText as="h2" id="closing-heading" text={home.closing.heading} plain />
          <RichText as="p" text={home.closing.text} />
          <p className="cluster">
            <ButtonLink to={pages.products.path} primary>
              Browse the products
            </ButtonLink>
            <ButtonLink to={pages.methodology.path}>Read the methodology</ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}

function Hero({ report: { home, edition, hasPdf, productsPage, shares } }: { report: Report }) {
  const { hero, kids } = home;
  const shareNotes = Object.values(formatShareNotes(shares, productsPage.shareNote));
  return (
    <>
      <div className="container">
        <div className="hero padding-block-7 stack-large side-by-side">
          <RichText as="h1" text={hero.title} plain />
          {/* Before the picture, so that the browser paints the text without waiting for the drawing. */}
          <div className="hero-text">
            <RichText as="p" className="hero-lead text-large" text={hero.lead} />
            <p className="cluster">
              <ButtonLink to={pages.products.path} primary>
                Browse the products
              </ButtonLink>
              <ButtonLink to={pages.marketAnalysis.path}>Read the market analysis</ButtonLink>
            </p>
            <PictureCredit picture={hero.picture} />
            <p className="link-list no-print">
              <a href={href(pages.onePage.path)}>{pages.onePage.label}</a>
              <a href={href(anchors.guide)}>{kids.more}</a>
              {hasPdf && <a href={href(pdfPath(edition.fileName))}>The report as PDF</a>}
            </p>
          </div>
          <Picture picture={hero.picture} className="hero-picture" eager />
        </div>
      </div>
      {/* In their own section, because reader views drop the hero and everything in its element. */}
      <section className="container">
        <ReportTiles home={home} />
        {shareNotes.length > 0 && (
          <a className="caption tap-target" href={href(anchors.counts)}>
            {shareNotes.join(" ")}
          </a>
        )}
      </section>
    </>
  );
}

/** Renders the main numbers of the report as tiles, followed by the scope to which they apply. */
export function ReportTiles({ home: { tiles, scope } }: Pick<Report, "home">) {
  return (
    <>
      <dl className="stat-tiles">
        {tiles.map(({ value, label }) => (
          <StatTile key={label} value={<RichText text={value} />} label={label} />
        ))}
      </dl>
      <LegendIfDue />
      {scope && <RichText as="p" className="caption margin-top-6" text={scope} />}
    </>
  );
}

/** Renders the key findings as cards, each with the drawings of the products that it is about. */
export function FindingCards({ report: { home, products } }: { report: Report }) {
  return (
    <ul className="finding-cards auto-grid auto-grid-two">
      {home.findings.cards.map(({ number, title, text, shows }, index) => (
        <li key={`finding-${index}`} className="card inset-small">
          <div className="cluster margin-bottom-2">
            <div className="finding-cards-number number-badge strip has-surface">
              <RichText text={number} />
            </div>
            <ProductRow products={selectProducts(products, shows)} />
          </div>
          <RichText as="h3" text={title} plain />
          <RichText as="p" text={text} />
        </li>
      ))}
    </ul>
  );
}

function KidsSection({ kids }: Pick<Report["home"], "kids">) {
  return (
    <Section id="kids" opening={kids} className="section-band section" inner="home-kids container">
      <RichText as="p" className="lead" text={kids.text} />
      <ul className="auto-grid home-kids-cards margin-top-6 media-list">
        {kids.cards.map(({ title, text, picture }) => (
          <li key={picture.src}>
            <Picture picture={picture} aspect="wide" />
            <RichText as="h3" text={title} plain />
            <RichText as="p" text={text} />
            <PictureCredit picture={picture} />
          </li>
        ))}
      </ul>
      <LinkLine to={anchors.guide}>{kids.more} →</LinkLine>
    </Section>
  );
}
