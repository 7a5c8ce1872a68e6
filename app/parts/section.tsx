import type { ReactNode } from "react";
import type { Text } from "../report/text";
import { RichText } from "./rich-text";
import "./section.css";

interface OpeningProps {
  /** The anchor of the section. */
  id: string;
  words: { kicker: string; heading: Text };
}

/** A kicker, and a heading that states the finding. */
export function Opening({ id, words }: OpeningProps) {
  return (
    <div className="opening">
      <p className="kicker">{words.kicker}</p>
      <RichText as="h2" id={`${id}-heading`} text={words.heading} plain />
    </div>
  );
}

interface Props extends OpeningProps {
  className?: string;
  /** The class of an inner wrapper, for sections as wide as the page. */
  inner?: string;
  children: ReactNode;
}

/** A section of a page that opens with a kicker and a heading. */
export function Section({ className, inner, children, ...opening }: Props) {
  const content = (
    <>
      <Opening {...opening} />
      {children}
    </>
  );
  return (
    <section className={className} id={opening.id} aria-labelledby={`${opening.id}-heading`}>
      {inner ? <div className={inner}>{content}</div> : content}
    </section>
  );
}
