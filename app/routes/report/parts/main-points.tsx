import { GapTerm } from "../../../components/gap-list";
import { MainPoints as Points } from "../../../components/main-points";
import { QuotableSummary } from "../../../components/quotable-numbers";
import { RichText } from "../../../components/rich-text";
import { isLongValue, StatTile } from "../../../components/stat-tile";
import type { WholeReport } from "../compose-report";

/** So many tests fit on the printed page. */
const mostTests = 3;

/** The report on one page: its numbers, its points, the first tests, and which numbers may be quoted. */
export function MainPoints({ report }: { report: WholeReport }) {
  const { words, tiles, summary, market, methodology, testsHeading } = report;
  const { heading, rows } = methodology.use;
  return (
    <section className="points-page ruled wide" id="main-points" aria-labelledby="main-points-heading">
      <h2 id="main-points-heading">{words.mainPoints}</h2>
      <RichText as="p" className="report-quote pad" text={summary.quote} plain />
      <dl className="stat-tiles">
        {tiles.map(({ value, label, note }) => (
          <StatTile
            key={label}
            value={<RichText text={value} plain />}
            label={label}
            note={note && <RichText text={note} plain />}
            isLong={isLongValue(value)}
          />
        ))}
      </dl>
      <Points
        points={market.points.items}
        labelOf={(section) => market[section].kicker}
        address={(section) => `#market-${section}`}
      />
      <h3>{testsHeading}</h3>
      <ol className="points-tests">
        {market.opportunities.items.slice(0, mostTests).map(({ title, test, refuted }, index) => (
          <li key={`test-${index}`}>
            <RichText as="h4" text={title} plain />
            <dl>
              <GapTerm term="test" text={test} />
              <GapTerm term="refuted" text={refuted} />
            </dl>
          </li>
        ))}
      </ol>
      <h3>
        <a className="target" href="#methodology-use">
          <RichText text={heading} plain />
        </a>
      </h3>
      <QuotableSummary rows={rows} />
    </section>
  );
}
