import type { ReactNode } from "react";
import type { Text } from "../report/text";
import { RichText } from "./rich-text";
import "./section.css";

/** A kicker, and a heading that states the finding. `id`: of the section. */
export function Opening({ id, words }: { id: string; words: { kicker: string; heading: Text } }) {
  return (
    <div className="opening">
      <p className="kicker">{words.kicker}</p>
      <RichText as="h2" id={`${id}-heading`} text={words.heading} plain />
    </div>
  );
}

interface Props {
  id: string;
  /** A heading alone is a small one. */
  words: { kicker?: string; heading: Text | string };
  className?: string;
  /** The class of an inner wrapper, for sections as wide as the page. */
  inner?: string;
  children: ReactNode;
}

/** A section of a page that its heading names. */
export function Section({ id, words: { kicker, heading }, className, inner, children }: Props) {
  const content = (
    <>
      {kicker !== undefined && typeof heading !== "string" ? (
        <Opening id={id} words={{ kicker, heading }} />
      ) : (
        <h2 className="heading-small" id={`${id}-heading`}>
          {typeof heading === "string" ? heading : <RichText text={heading} plain />}
        </h2>
      )}
      {children}
    </>
  );
  return (
    <section className={className} id={id} aria-labelledby={`${id}-heading`}>
      {inner ? <div className={inner}>{content}</div> : content}
    </section>
  );
}
