import { Picture } from "../../parts/picture";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { SourceNumbers } from "../../parts/source-numbers";
import { pictureOf } from "../../report/pictures";
import type { Report } from "../../report/report";
import { makeNotes } from "../../report/text";
import "./insights.css";

/** The dates of the timeline, with their source numbers. */
export function listDates({ market, sources }: Report) {
  const sourceIds = sources.map(({ id }) => id);
  return market.insights.timeline.dates.map(({ year, label }) => ({
    year: year.value,
    label,
    notes: makeNotes(year.sources, sourceIds),
  }));
}

/** A gallery: the timeline and pictures, each with a title and a caption. */
export function Insights({ report }: { report: Report }) {
  const { insights } = report.market;
  const { timeline } = insights;
  return (
    <Section id="insights" words={insights} className="section">
      <div className="insight stack">
        <div>
          <RichText as="h3" text={timeline.title} plain />
          <RichText as="p" text={timeline.caption} />
        </div>
        <Timeline report={report} />
      </div>
      <ul className="columns columns-two apart">
        {insights.pictures.map(({ title, caption, picture }, index) => (
          <li key={`insight-${index}`} className="insight stack">
            <Picture picture={pictureOf(picture)} place="wide" />
            <div>
              <RichText as="h3" text={title} plain />
              <RichText as="p" text={caption} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The dates as flags along a bandage, in order of time, above it and below it in turn. */
function Timeline({ report }: { report: Report }) {
  return (
    <ol className="timeline">
      {listDates(report).map(({ year, label, notes }) => (
        <li key={`${year}`} className="flag">
          <p>
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
