import { FirstTests } from "../../../components/first-tests";
import { MainPoints as Points } from "../../../components/main-points";
import { QuotableSummary } from "../../../components/quotable-summary";
import { RichText } from "../../../components/rich-text";
import { ReportTiles } from "../../../components/stat-tile";
import type { WholeReport } from "../compose-report";
import "./main-points.css";

/** The report on one page: its numbers, its points, the first tests, and which numbers may be quoted. */
export function MainPoints({ report }: { report: WholeReport }) {
  const { words, tiles, summary, market, methodology, testsHeading } = report;
  const { heading, rows } = methodology.use;
  return (
    <section className="points-page ruled wide" id="main-points" aria-labelledby="main-points-heading">
      <h2 id="main-points-heading">{words.mainPoints}</h2>
      <RichText as="p" className="report-quote pad inset" text={summary.quote} plain />
      <ReportTiles tiles={tiles} plain />
      <Points
        points={market.points.items}
        labelOf={(section) => market[section].kicker}
        address={(section) => `#market-${section}`}
      />
      <h3>{testsHeading}</h3>
      <FirstTests gaps={market.opportunities.items} heading="h4" className="columns points-tests" />
      <h3>
        <a className="target" href="#methodology-use">
          <RichText text={heading} plain />
        </a>
      </h3>
      <QuotableSummary rows={rows} />
    </section>
  );
}
