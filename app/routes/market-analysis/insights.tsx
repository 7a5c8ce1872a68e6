import { Picture } from "../../components/picture";
import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { SourceNumbers } from "../../components/source-numbers";
import type { PictureRef } from "../../report/pictures";
import type { Report } from "../../report/report";
import type { Note } from "../../report/text";
import "./insights.css";

type Words = Report["market"]["insights"];
/** `gap`: the years since the date before. */
type DateOnStrip = Omit<Words["dates"][number], "year"> &
  Record<"year" | "gap", number> & { notes: readonly Note[] };

interface Props {
  insights: Words;
  /** One for each of the gallery; none where the timeline stands. */
  pictures: readonly (PictureRef | undefined)[];
  dates: readonly DateOnStrip[];
}

/** A gallery: pictures and the timeline, each with a title and a caption. */
export function Insights({ insights, pictures, dates }: Props) {
  return (
    <Section id="insights" words={insights} className="section band" inner="wide">
      <ul className="columns columns-two">
        {insights.pictures.map(({ title, caption }, index) => {
          const picture = pictures[index];
          return (
            <li key={`insight-${index}`} className={picture ? "insight stack" : "insight stack across"}>
              {picture && <Picture picture={picture} place="wide" />}
              <div>
                <RichText as="h3" text={title} plain />
                <RichText as="p" text={caption} />
              </div>
              {!picture && <Timeline dates={dates} onSale={insights.onSale} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** From so many years on, the distance between two dates is written. */
const longGap = 10;

/** The dates as flags along a bandage, in order of time, above it and below it in turn. */
function Timeline({ dates, onSale }: Pick<Props, "dates"> & { onSale: string }) {
  return (
    <ol className="timeline">
      {dates.map(({ year, gap, label, first, notes }) => (
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
