import { formatCounted, type Noun } from "../../format";
import { Picture, PictureCredit } from "../../parts/picture";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { SourceNumbers } from "../../parts/value";
import type { Report } from "../../report/report";
import "../../styles/strip.css";
import "./insights.css";

const yearNoun: Noun = { one: "year", other: "years" };

/** Maximum number of years between two dates for which the strip of the timeline is not torn. */
const maxUntornGap = 10;

/** Renders the timeline and a gallery of pictures, each with a title and a caption. */
export function Insights({ report }: { report: Report }) {
  const { insights } = report.market;
  const { timeline } = insights;
  return (
    <Section id="insights" text={insights} className="section">
      <div className="insight stack">
        <div>
          <RichText as="h3" text={timeline.title} plain />
          <RichText as="p" text={timeline.caption} />
        </div>
        <Timeline dates={timeline.dates} />
      </div>
      <ul className="auto-grid auto-grid-two margin-top-6">
        {insights.pictures.map(({ title, caption, picture }, index) => (
          <li key={`insight-${index}`} className="insight stack">
            <Picture picture={picture} aspect="wide" />
            <div>
              <RichText as="h3" text={title} plain />
              <RichText as="p" text={caption} />
              <PictureCredit picture={picture} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Renders dates as flags, alternately above and below a bandage, with the years between them. */
function Timeline({ dates }: Pick<Report["market"]["insights"]["timeline"], "dates">) {
  return (
    <ol className="timeline has-strip">
      {dates.map(({ year, label }, index) => {
        const gap = year.value - (dates[index - 1]?.year.value ?? year.value);
        return (
          <li key={`date-${index}`} className="timeline-flag">
            {gap > 1 && (
              <span className={gap > maxUntornGap ? "timeline-gap timeline-tear" : "timeline-gap on-paper"}>
                {formatCounted(gap, yearNoun)}
              </span>
            )}
            <p className="card">
              <b>{year.text}</b>{" "}
              <span>
                <RichText text={label} plain />
                <SourceNumbers sources={year.sources} />
              </span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
