import type { ReactNode } from "react";
import type { Text } from "../../../analysis/text";
import { Opening } from "../../../components/opening";
import { RichText } from "../../../components/rich-text";
import { contentsId } from "./contents";

interface PartProps {
  id: string;
  /** What the part is about; its sections state the findings. */
  title: ReactNode;
  lead?: Text;
  children: ReactNode;
}

/** A part of the report; on paper it begins a page. */
export function Part({ id, title, lead, children }: PartProps) {
  return (
    <section className="part" id={id} aria-labelledby={`${id}-heading`}>
      <div className="part-head">
        <h2 id={`${id}-heading`}>{title}</h2>
        {lead && (
          <p className="part-lead">
            <RichText text={lead} />
          </p>
        )}
        <p className="part-back no-print">
          <a href={`#${contentsId}`}>Contents</a>
        </p>
      </div>
      {children}
    </section>
  );
}

interface ChapterProps {
  id: string;
  words: { kicker: string; heading: Text };
  children: ReactNode;
}

/** A section of a part: its kicker stands in the margin, its heading states the finding. */
export function Chapter({ id, words, children }: ChapterProps) {
  return (
    <section className="chapter" id={id} aria-labelledby={`${id}-heading`}>
      <Opening id={id} kicker={words.kicker} heading={words.heading} level="h3" />
      {children}
    </section>
  );
}
