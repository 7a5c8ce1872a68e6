import { formatQuantity, type Noun } from "../../format";
import { useClassRule } from "../../parts/page-context";
import { Picture, PictureCredit } from "../../parts/picture";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { SourceNumbers } from "../../parts/value";
import type { Report } from "../../report/report";
import "../../styles/strip.css";
import { fitsHorizontally, formatTracks, groupByYear } from "./timeline";
import "./insights.css";

const yearNoun: Noun = { one: "year", other: "years" };

/** Renders the timeline and a gallery of pictures, each with a title and a caption. */
export function Insights({ report }: { report: Report }) {
  const { insights } = report.market;
  const { timeline } = insights;
  return (
    <Section id="insights" opening={insights} className="section">
      <div className="insight stack timeline-container">
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

/**
 * Renders dates as flags on a bandage. The bandage is to scale. It is torn where years are omitted, and the tear says how
 * many.
 */
function Timeline({ dates }: Pick<Report["market"]["insights"]["timeline"], "dates">) {
  const flags = groupByYear(dates);
  useClassRule("timeline-scale", `--timeline-tracks:${formatTracks(flags)}`);
  const orientation = fitsHorizontally(flags) ? "is-horizontal" : "";
  return (
    <ol className={`timeline timeline-scale has-strip ${orientation}`}>
      {flags.map(({ year, dates, gap, isTorn }) => (
        <li key={year} className="timeline-flag">
          <div className="card">
            {dates.map(({ year, label }, index) => (
              <p key={`date-${index}`}>
                <b>{year.text}</b>{" "}
                <span>
                  <RichText text={label} plain />
                  <SourceNumbers sources={year.sources} />
                </span>
              </p>
            ))}
          </div>
          {isTorn && <span className="timeline-tear">{formatQuantity(gap, yearNoun)}</span>}
        </li>
      ))}
    </ol>
  );
}
