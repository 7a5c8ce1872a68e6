import type { Text, Words } from "../analysis/text";
import { NarrowFold } from "./narrow-fold";
import { RichText } from "./rich-text";

const strengthWords = { strong: "strong, counted in this list", weak: "weak, one source", none: "none" };

export type Gap = Words<"market">["opportunities"]["items"][number];

/** The anchor of a gap, from 0. */
export const gapId = (index: number) => `gap-${index + 1}`;

/** Gaps in the market, each with the strength of its evidence, a test, and what would refute it. */
export function GapList({ gaps, heading: Heading = "h3" }: { gaps: Gap[]; heading?: "h3" | "h4" }) {
  return (
    <ol className="stack gaps apart">
      {gaps.map(({ title, gap, support, test, refuted }, index) => (
        <li key={`gap-${index}`} className="gap split beside card inset" id={gapId(index)}>
          <div>
            <RichText as={Heading} text={title} plain />
            <RichText as="p" text={gap} />
          </div>
          <div>
            <dl>
              <GapTerm term="test" text={test} />
            </dl>
            <NarrowFold summary="Evidence, and what would refute it" of={<RichText text={title} plain />}>
              <dl>
                <GapTerm term="refuted" text={refuted} />
                <div className={`evidence-${support.strength}`}>
                  <dt>Evidence: {strengthWords[support.strength]}</dt>
                  <RichText as="dd" text={support.text} />
                </div>
              </dl>
            </NarrowFold>
          </div>
        </li>
      ))}
    </ol>
  );
}

const terms = { test: "Cheapest test", refuted: "Refuted if" };

/** How to find out whether there is a gap. Needs a `<dl>` around it. */
export function GapTerm({ term, text }: { term: keyof typeof terms; text: Text }) {
  return (
    <div>
      <dt>{terms[term]}</dt>
      <RichText as="dd" text={text} />
    </div>
  );
}
