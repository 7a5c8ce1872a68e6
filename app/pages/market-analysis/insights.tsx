import { Picture } from "../../parts/picture";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { SourceNumbers } from "../../parts/source-numbers";
import { pictureOf } from "../../report/pictures";
import type { Report } from "../../report/report";
import { makeNotes } from "../../report/text";
import "./insights.css";

/** The dates of the timeline, with their source numbers. `gap`: the years since the date before. */
export function listDates({ market, sources }: Report) {
  const sourceIds = sources.map(({ id }) => id);
  return market.insights.dates.map(({ year, ...date }, index, all) => ({
    ...date,
    year: year.value,
    gap: year.value - (all[index - 1]?.year ?? year).value,
    notes: makeNotes(year.sources, sourceIds),
  }));
}

/** A gallery: pictures and the timeline, each with a title and a caption. */
export function Insights({ report }: { report: Report }) {
  const { insights } = report.market;
  return (
    <Section id="insights" words={insights} className="section band" inner="wide">
      <ul className="columns columns-two">
        {insights.pictures.map(({ picture, title, caption }, index) => (
          <li key={`insight-${index}`} className={picture ? "insight stack" : "insight stack across"}>
            {picture && <Picture picture={pictureOf(picture)} place="wide" />}
            <div>
              <RichText as="h3" text={title} plain />
              <RichText as="p" text={caption} />
            </div>
            {!picture && <Timeline report={report} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** From so many years on, the distance between two dates is written. */
const longGap = 10;

/** The dates as flags along a bandage, in order of time, above it and below it in turn. */
function Timeline({ report }: { report: Report }) {
  const { onSale } = report.market.insights;
  return (
    <ol className="timeline">
      {listDates(report).map(({ year, gap, label, first, notes }) => (
        <li key={`${year}`} className="flag">
          {gap >= longGap && <span className="flag-gap">{gap} years</span>}
          <p>
            {!first && <span className="caption">{onSale} </span>}
            <b>{year}</b>{" "}
            <span>
              <RichText text={label} plain />
              <SourceNumbers notes={notes} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
