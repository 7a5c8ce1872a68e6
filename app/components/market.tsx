import type { Note, Text } from "../analysis/text";
import type { Kind } from "../analysis/value";
import type { PictureRef } from "../edition/pictures";
import { BrandName } from "./brand-name";
import { NoteMarks } from "./kind-mark";
import { NarrowFold } from "./narrow-fold";
import { Picture } from "./picture";
import { RichText } from "./rich-text";
import { StatementList } from "./statement-list";

interface AdvantagesProps {
  brands: readonly { brand: string; points: { text: Text; kind: Kind }[] }[];
  heading?: "h3" | "h4";
}

/** Each brand's advantages. */
export function Advantages({ brands, heading: Heading = "h3" }: AdvantagesProps) {
  return (
    <div className="advantages">
      {brands.map(({ brand, points }) => (
        <section key={brand} className="accordion">
          <Heading>
            <BrandName brand={brand} />
          </Heading>
          <NarrowFold summary={`${points.length} advantages`}>
            <StatementList items={points} />
          </NarrowFold>
        </section>
      ))}
    </div>
  );
}

interface InsightsProps {
  insights: readonly { title: Text; caption: Text }[];
  /** One per insight. */
  pictures: readonly PictureRef[];
  heading?: "h3" | "h4";
}

/** A gallery: pictures, each with a title and a caption. */
export function Insights({ insights, pictures, heading: Heading = "h3" }: InsightsProps) {
  return (
    <ul className="insights">
      {insights.map(({ title, caption }, index) => (
        <li key={pictures[index]?.src}>
          {pictures[index] && <Picture picture={pictures[index]} />}
          <RichText as={Heading} text={title} plain />
          <RichText as="p" text={caption} />
        </li>
      ))}
    </ul>
  );
}

/** Years, each with its event and sources. */
export function DateList({
  dates,
}: {
  dates: readonly { year: number; label: Text; notes: readonly Note[] }[];
}) {
  return (
    <NarrowFold summary="All dates, with their sources">
      <ol className="dates">
        {dates.map(({ year, label, notes }) => (
          <li key={year}>
            <b>{year}</b> <RichText text={label} />
            <NoteMarks notes={notes} />
          </li>
        ))}
      </ol>
    </NarrowFold>
  );
}
