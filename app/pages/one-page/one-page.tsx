import { PageSources } from "../../parts/page-sources";
import { PrintButton } from "../../parts/print-button";
import { RichText } from "../../parts/rich-text";
import { Shelf } from "../../parts/shelf";
import { SummaryColumns } from "../../parts/summary-columns";
import { TitledSection } from "../../parts/titled-section";
import { formatDate } from "../../report/format";
import type { Report } from "../../report/report";
import { citedSources } from "../../report/sources";
import { absoluteUrl } from "../../settings";
import { pages } from "../../urls";
import "../../parts/section.css";
import "./one-page.css";

/** So many opportunities fit on the sheet. */
const mostTests = 3;

export function OnePage({ report }: { report: Report }) {
  const { about, home, market, tiers, onePage: words } = report;
  const { columns, heading, kicker } = home.summary;
  const tests = market.opportunities.items.slice(0, mostTests);
  const cited = [columns, tests.map(({ title, shops, ruledOut }) => [title, shops, ruledOut])];
  return (
    <>
      <article className="sheet split page wide">
        <div>
          <p className="kicker">
            <span>
              <RichText text={home.hero.title} plain />
            </span>
          </p>
          <RichText as="h1" className="minor" text={heading} plain />
          <p className="row caption apart no-print">
            <PrintButton />
            {words.sheet}
          </p>
        </div>
        <Shelf tiers={tiers} />
        <TitledSection id="tests" title={words.tests}>
          <ol className="columns sheet-tests">
            {tests.map(({ title, shops, ruledOut }, index) => (
              <li key={`test-${index}`} className="card inset">
                <RichText as="h3" text={title} plain />
                <dl className="terms spaced">
                  {Object.entries({ Test: shops, "Ruled out if": ruledOut }).map(([term, words]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <RichText as="dd" text={words} />
                    </div>
                  ))}
                </dl>
                {/* To be filled in by hand. */}
                <p className="sheet-line">{words.owner}</p>
                <p className="sheet-line">{words.date}</p>
              </li>
            ))}
          </ol>
        </TitledSection>
        <h2 className="visually-hidden">{kicker}</h2>
        <SummaryColumns columns={columns} />
        <p className="caption">
          {`${about.title} ${about.year}, version ${about.version}, ${formatDate(about.published)}. ${absoluteUrl(about, pages.home.path)}`}
        </p>
      </article>
      <PageSources sources={citedSources(report.sources, cited)} />
    </>
  );
}
