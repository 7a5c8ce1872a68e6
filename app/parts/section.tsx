import type { ReactNode } from "react";
import type { ResolvedText } from "../report/text";
import { RichText } from "./rich-text";
import "./section.css";

interface Props {
  id: string;
  /**
   * The heading of the section. The kicker is a short line above it; without a kicker, the heading is small.
   */
  opening: { kicker?: string; heading: ResolvedText };
  className?: string;
  /** The class of an inner wrapper, for sections that are as wide as the page. */
  inner?: string;
  children: ReactNode;
}

/** Renders a section that is labeled by its heading. */
export function Section({ id, opening: { kicker, heading }, className, inner, children }: Props) {
  const content = (
    <>
      {kicker === undefined ? (
        <RichText as="h2" className="heading-small" id={`${id}-heading`} text={heading} plain />
      ) : (
        <div className="section-opening">
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
