import type { ReactNode } from "react";
import type { Text } from "../analysis/text";
import { RichText } from "./rich-text";
import "./section.css";

/** The pages that make up the whole report. */
export type ReportPart = "home" | "product" | "market" | "methodology";

/** For sections that stand on a page and in the whole report. */
export interface InPart {
  /** The part of the whole report; undefined on the page itself. */
  part?: ReportPart | undefined;
}

/** The heading of a section, those below it, and those below these: in the whole report one level lower. */
export const headingsIn = (part?: ReportPart) =>
  part ? (["h3", "h4", "h5"] as const) : (["h2", "h3", "h4"] as const);

/** The anchor of a page's section: in the whole report, where each anchor may stand once, with the name of its part. */
export const anchorIn = (section: string, part?: ReportPart) => (part ? `${part}-${section}` : section);

interface OpeningProps extends InPart {
  /** The section's key; `anchorIn` makes its anchor. */
  id: string;
  words: { kicker: string; heading: Text };
}

/** A kicker, and a heading that states the finding. */
export function Opening({ id, words, part }: OpeningProps) {
  const [Heading] = headingsIn(part);
  return (
    <div className="opening">
      <p className="kicker">{words.kicker}</p>
      <RichText as={Heading} id={`${anchorIn(id, part)}-heading`} text={words.heading} plain />
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
  const anchor = anchorIn(opening.id, opening.part);
  const content = (
    <>
      <Opening {...opening} />
      {children}
    </>
  );
  return (
    <section className={className} id={anchor} aria-labelledby={`${anchor}-heading`}>
      {inner ? <div className={inner}>{content}</div> : content}
    </section>
  );
}
