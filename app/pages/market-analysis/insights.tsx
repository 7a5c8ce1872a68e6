import { formatCounted, type Noun } from "../../format";
import { Picture, PictureCredit } from "../../parts/picture";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { SourceNumbers } from "../../parts/value";
import type { Report } from "../../report/report";
import "../../styles/strip.css";
import "./insights.css";

const years: Noun = { one: "year", other: "years" };
/** After more years than these the strip is torn. */
const longStep = 10;

/** A gallery: the timeline and pictures, each with a title and a caption. */
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
      <ul className="auto-grid auto-grid-two space-before">
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

/** The dates as flags along a bandage, above it and below it in turn, with the years between them. */
function Timeline({ dates }: Pick<Report["market"]["insights"]["timeline"], "dates">) {
  return (
    <ol className="timeline strip-behind">
      {dates.map(({ year, label }, index) => {
        const step = year.value - (dates[index - 1]?.year.value ?? year.value);
        return (
          <li key={`date-${index}`} className="flag">
            {step > 1 && (
              <span className={step > longStep ? "step torn" : "step on-paper"}>
                {formatCounted(step, years)}
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
