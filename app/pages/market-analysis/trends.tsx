import { ColumnHeads } from "../../parts/column-heads";
import { NarrowFold } from "../../parts/narrow-fold";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { SourceNumbers } from "../../parts/source-numbers";
import { formatPercent } from "../../report/format";
import type { Report } from "../../report/report";
import { percentOf } from "../../report/share";
import { makeNotes } from "../../report/text";
import type { Kind } from "../../report/value";
import { Exhibit } from "./exhibit";
import "../../parts/ruled-table.css";
import "./trends.css";

/** The published numbers on how much is decorated, with their source numbers. */
export function listNumbers({ market, sources }: Report) {
  const sourceIds = sources.map(({ id }) => id);
  return market.trends.numbers.rows.map((row) => {
    const cited = [row.part, row.whole, row.to].flatMap((part) => part?.sources ?? []);
    return { ...row, notes: makeNotes([...new Set(cited)], sourceIds) };
  });
}

type PublishedNumber = ReturnType<typeof listNumbers>[number];

/** What the support of a trend, or of an opportunity, is. */
export const supportTitles: Readonly<Record<Kind, string>> = {
  reported: "In this report",
  sourced: "From the sources",
  illustrative: "Illustrative",
  editorial: "Our view",
};

/** The trends as cards, each with its support, and the published numbers as a table. */
export function Trends({ report }: { report: Report }) {
  const { trends } = report.market;
  return (
    <Section id="trends" words={trends} className="section" inner="wide">
      <ul className="spaced">
        {trends.cards.map((card, index) => (
          <li key={`trend-${index}`} className="card exhibited accordion">
            <RichText as="h3" text={card.title} plain />
            <Exhibit of={card} products={report.products} />
            <RichText as="p" text={card.text} />
            <NarrowFold summary={supportTitles[card.support.kind]} of={<RichText text={card.title} plain />}>
              <p className="trend-support">
                <b>{supportTitles[card.support.kind]}:</b> <RichText text={card.support.text} />
              </p>
            </NarrowFold>
          </li>
        ))}
      </ul>
      <div className="split beside trend-numbers">
        <div className="flow">
          <RichText as="h3" text={trends.numbers.title} />
          {trends.more && <RichText as="p" text={trends.more} />}
        </div>
        <NumbersTable report={report} />
      </div>
    </Section>
  );
}

function NumbersTable({ report }: { report: Report }) {
  return (
    <table className="ruled-table block-table">
      <ColumnHeads names={report.market.trends.numbers.heads} />
      <tbody>
        {listNumbers(report).map((number) => (
          <tr key={number.year + number.label}>
            <th scope="row">{number.label}</th>
            <td>{number.by}</td>
            <td>{number.year}</td>
            <td>
              {describeShare(number)} of {number.of}
            </td>
            <td>
              <SourceNumbers notes={number.notes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "about 20%", "20% to 30%". Without a whole, the part is a percentage. */
function describeShare({ about, part, to, whole }: PublishedNumber): string {
  const percent = (value: number) => formatPercent(whole ? percentOf(value, whole.value) : value);
  return `${about ? "about " : ""}${percent(part.value)}${to ? ` to ${percent(to.value)}` : ""}`;
}
