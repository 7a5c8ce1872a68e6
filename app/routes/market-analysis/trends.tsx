import { ColumnHeads } from "../../components/column-heads";
import { NarrowFold } from "../../components/narrow-fold";
import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { SourceNumbers } from "../../components/source-numbers";
import { formatPercent } from "../../report/format";
import type { Report } from "../../report/report";
import { percentOf } from "../../report/share";
import type { Note } from "../../report/text";
import type { Kind } from "../../report/value";
import { Exhibit, type Exhibited } from "./exhibit";
import "../../components/ruled-table.css";
import "./trends.css";

type Words = Report["market"]["trends"];

/** A published number on how much is decorated, with its sources. */
type PublishedNumber = Words["numbers"]["rows"][number] & { notes: readonly Note[] };

/** What the support of a trend, or of an opportunity, is. */
export const supportTitles: Readonly<Record<Kind, string>> = {
  reported: "In this report",
  sourced: "From the sources",
  illustrative: "Illustrative",
  editorial: "Our view",
};

interface Props {
  trends: Words;
  /** For each trend, what stands beside it. */
  shown: readonly Exhibited[];
  numbers: readonly PublishedNumber[];
}

/** The trends as cards, each with its support, and the published numbers as a table. */
export function Trends({ trends, shown, numbers }: Props) {
  return (
    <Section id="trends" words={trends} className="section" inner="wide">
      <ul className="spaced">
        {trends.cards.map(({ title, text, support }, index) => (
          <li key={`trend-${index}`} className="card exhibited accordion">
            <RichText as="h3" text={title} plain />
            {shown[index] && <Exhibit {...shown[index]} />}
            <RichText as="p" text={text} />
            <NarrowFold summary={supportTitles[support.kind]} of={<RichText text={title} plain />}>
              <p className="trend-support">
                <b>{supportTitles[support.kind]}:</b> <RichText text={support.text} />
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
        <NumbersTable heads={trends.numbers.heads} numbers={numbers} />
      </div>
    </Section>
  );
}

function NumbersTable({ heads, numbers }: Pick<Props, "numbers"> & Pick<Words["numbers"], "heads">) {
  return (
    <table className="ruled-table block-table">
      <ColumnHeads names={heads} />
      <tbody>
        {numbers.map((number) => (
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
