import { Citations, CitationsOfPage } from "../../components/citations";
import { printOnClick } from "../../components/print-button";
import { RichText } from "../../components/rich-text";
import { SourceList } from "../../components/source-list";
import { pageHead } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { pdfAddress } from "../../downloads/pdfs";
import { loadEdition } from "../../edition/edition";
import type { Route } from "./+types/report";
import { composeReport } from "./compose-report";
import { Contents } from "./parts/contents";
import { Cover } from "./parts/cover";
import { MainPoints } from "./parts/main-points";
import { Market } from "./parts/market";
import { Methodology } from "./parts/methodology";
import { Part } from "./parts/part";
import { Profiles } from "./parts/profile";
import { Summary } from "./parts/summary";
import "../../components/figure-print.css";
import "./parts/print.css";

export const handle: PageHandle = { headScript: printOnClick };
export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  return {
    meta: pageMeta(edition, "report"),
    rules: runningTitle(edition.report.publication),
    report: composeReport(edition),
    pdf: pdfAddress(edition, "report"),
  };
}

export default function Report({ loaderData: { report, pdf } }: Route.ComponentProps) {
  const { words } = report;
  return (
    <CitationsOfPage value={new Citations()}>
      <article className="report">
        <Cover report={report} pdf={pdf} />
        <MainPoints report={report} />
        <Contents report={report} />
        <div className="wide">
          <Summary summary={report.summary} findings={report.findings} kids={report.kids} />
          <Profiles words={words} profiles={report.profiles} />
          <Market report={report} />
          <Methodology methodology={report.methodology} figures={report.figures} />
          <Part id="sources" title={<RichText text={words.sources.title} plain />} lead={words.sources.lead}>
            <div className="chapter">
              <SourceList sources={report.sources} />
            </div>
          </Part>
        </div>
      </article>
    </CitationsOfPage>
  );
}

/** The footer of printed pages. Margin boxes take text from CSS only. */
function runningTitle({ title, year }: { title: string; year: number }): string {
  const text = JSON.stringify(`${title} ${year}`).replaceAll("<", "\\3c ");
  return `@page{@bottom-left{content:${text}}}@page:first{@bottom-left{content:none}}`;
}
