import { PageSources } from "../../components/page-sources";
import { PrintButton } from "../../components/print-button";
import { RichText } from "../../components/rich-text";
import { Shelf } from "../../components/shelf";
import { SummaryColumns } from "../../components/summary-columns";
import { TitledSection } from "../../components/titled-section";
import { pageMeta } from "../../document/page-meta";
import { formatDate } from "../../report/format";
import { readReport } from "../../report/report";
import { citedSources } from "../../report/sources";
import { absoluteUrl } from "../../settings";
import { pages } from "../../urls";
import type { Route } from "./+types/one-page";
import "../../components/section.css";
import "./one-page.css";

/** So many opportunities fit on the sheet. */
const mostTests = 3;

export function loader() {
  const report = readReport();
  const { about, home, market } = report;
  const { columns } = home.summary;
  const tests = market.opportunities.items.slice(0, mostTests);
  return {
    meta: pageMeta(report, "onePage"),
    title: home.hero.title,
    heading: home.summary.heading,
    kicker: home.summary.kicker,
    tiers: report.tiers,
    columns,
    tests,
    words: report.onePage,
    origin: `${about.title} ${about.year}, version ${about.version}, ${formatDate(about.published)}. ${absoluteUrl(about, pages.home.path)}`,
    sources: citedSources(report.sources, [
      columns,
      tests.map(({ title, shops, ruledOut }) => [title, shops, ruledOut]),
    ]),
  };
}

export default function OnePage({ loaderData }: Route.ComponentProps) {
  const { title, heading, kicker, tiers, columns, tests, words, origin, sources } = loaderData;
  return (
    <>
      <article className="sheet split page wide">
        <div>
          <p className="kicker">
            <span>
              <RichText text={title} plain />
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
        <p className="caption">{origin}</p>
      </article>
      <PageSources sources={sources} />
    </>
  );
}
