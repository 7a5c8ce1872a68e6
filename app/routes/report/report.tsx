import { Citations, CitationsOfPage } from "../../components/citations";
import { copyOnClick } from "../../components/copyable";
import { printOnClick } from "../../components/print-button";
import { SourceList } from "../../components/source-list";
import { ReportTiles } from "../../components/stat-tile";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { pdfAddress } from "../../downloads/pdfs";
import { editionContext } from "../../edition/context";
import { Findings } from "../home/sections/findings";
import { Kids } from "../home/sections/kids";
import { Summary } from "../home/sections/summary";
import { MarketPoints, MarketSections } from "../market-analysis/sections/market-sections";
import { MethodologySections } from "../methodology/methodology-sections";
import { InventedNote } from "../product/numbers";
import type { Route } from "./+types/report";
import { composeReport } from "./compose-report";
import { Contents } from "./parts/contents";
import { Cover } from "./parts/cover";
import { Part } from "./parts/part";
import { Profile } from "./parts/profile";
import "../../components/figure-print.css";
import "./print.css";
import "./report.css";

export const handle: PageHandle = { headScript: `${printOnClick};${copyOnClick}` };
export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const report = composeReport(edition);
  return {
    meta: pageMeta(edition, "report"),
    rules: runningTitle(edition.report.publication),
    report,
    pdf: pdfAddress(edition, "report"),
  };
}

/** The sections of the other pages as one document. */
export default function Report({ loaderData: { report, pdf } }: Route.ComponentProps) {
  const { words, home, products, invented, market, methodology, sources } = report;
  return (
    <CitationsOfPage value={new Citations()}>
      <article className="report">
        <Cover report={report} pdf={pdf} />
        <section className="stack wide" id="main-points" aria-labelledby="main-points-heading">
          <h2 id="main-points-heading">{words.mainPoints}</h2>
          <ReportTiles tiles={home.page.tiles} />
          <MarketPoints page={market.page} part="market" />
        </section>
        <Contents report={report} />
        <Part id="summary" title={words.summary.title}>
          <Summary {...home} part="home" />
          <Findings {...home} part="home" />
          <Kids {...home} part="home" />
        </Part>
        <Part
          id="products"
          title={words.products.title}
          lead={words.products.lead}
          note={<InventedNote invented={invented} />}
        >
          {products.map((composed) => (
            <Profile key={composed.product.slug} {...composed} invented={invented.title} />
          ))}
        </Part>
        <Part id="market" title={market.page.title} lead={market.page.lead}>
          <MarketSections {...market} part="market" />
        </Part>
        <Part id="methodology" title={methodology.page.title} lead={methodology.page.lead}>
          <div className="methodology-text wide">
            <MethodologySections {...methodology} part="methodology" />
          </div>
        </Part>
        <Part id="sources" title={words.sources.title} lead={words.sources.lead}>
          <div className="wide">
            <SourceList groups={sources} />
          </div>
        </Part>
      </article>
    </CitationsOfPage>
  );
}

/** The footer of printed pages. Margin boxes take text from CSS only. */
function runningTitle({ title, year }: { title: string; year: number }): string {
  const text = JSON.stringify(`${title} ${year}`).replaceAll("<", "\\3c ");
  return `@page{@bottom-left{content:${text}}}@page:first{@bottom-left{content:none}}`;
}
