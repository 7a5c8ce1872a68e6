import type { ReactNode } from "react";
import type { ResolvedText } from "../report/text";
import { RichText } from "./rich-text";
import "./section.css";

interface Props {
  id: string;
  /** The heading states the finding, below the small words of the kicker. A heading alone is a small one. */
  text: { kicker?: string; heading: ResolvedText };
  className?: string;
  /** The class of an inner wrapper, for sections as wide as the page. */
  inner?: string;
  children: ReactNode;
}

/** A section of a page that its heading names. */
export function Section({ id, text: { kicker, heading }, className, inner, children }: Props) {
  const content = (
    <>
      {kicker === undefined ? (
        <RichText as="h2" className="heading-small" id={`${id}-heading`} text={heading} plain />
      ) : (
        <div className="opening">
          <p className="kicker">{kicker}</p>
          <RichText as="h2" id={`${id}-heading`} text={heading} plain />
        </div>
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
