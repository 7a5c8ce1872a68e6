import type { ReactNode } from "react";
import type { Text } from "../analysis/text";
import { RichText } from "./rich-text";
import "./section.css";

interface OpeningProps {
  id: string;
  words: { kicker: string; heading: Text };
  level?: "h2" | "h3";
}

/** A kicker, and a heading that states the finding. */
export function Opening({ id, words, level = "h2" }: OpeningProps) {
  return (
    <div className="opening">
      <p className="kicker">{words.kicker}</p>
      <RichText as={level} id={`${id}-heading`} text={words.heading} plain />
    </div>
  );
}

interface Props extends OpeningProps {
  className?: string;
  /** The class of an inner wrapper, for sections as wide as the page. */
  inner?: string;
  children: ReactNode;
}

export function Section({ className, inner, children, ...opening }: Props) {
  const { id } = opening;
  const content = (
    <>
      <Opening {...opening} />
      {children}
    </>
  );
  return (
    <section className={className} id={id} aria-labelledby={`${id}-heading`}>
      {inner ? <div className={inner}>{content}</div> : content}
    </section>
  );
}
