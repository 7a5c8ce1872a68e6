import { Picture } from "../../components/picture";
import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { SourceNumbers } from "../../components/source-numbers";
import type { PictureRef } from "../../report/pictures";
import type { Report } from "../../report/report";
import type { Note } from "../../report/text";
import "./insights.css";

type Words = Report["market"]["insights"];
type DateOnStrip = Omit<Words["timeline"]["dates"][number], "year"> & {
  year: number;
  notes: readonly Note[];
};

interface Props {
  insights: Words;
  pictures: readonly PictureRef[];
  dates: readonly DateOnStrip[];
}

/** A gallery: the timeline and pictures, each with a title and a caption. */
export function Insights({ insights, pictures, dates }: Props) {
  const { timeline } = insights;
  return (
    <Section id="insights" words={insights} className="section">
      <div className="insight stack">
        <div>
          <RichText as="h3" text={timeline.title} plain />
          <RichText as="p" text={timeline.caption} />
        </div>
        <Timeline dates={dates} />
      </div>
      <ul className="columns columns-two apart">
        {insights.pictures.map(({ title, caption }, index) => (
          <li key={`insight-${index}`} className="insight stack">
            {pictures[index] && <Picture picture={pictures[index]} place="wide" />}
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
function Timeline({ dates }: Pick<Props, "dates">) {
  return (
    <ol className="timeline">
      {dates.map(({ year, label, notes }) => (
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
