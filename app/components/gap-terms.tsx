import type { Text, Words } from "../analysis/text";
import { RichText } from "./rich-text";

const strengthWords = { strong: "A count of this list", weak: "One source", none: "None yet" };

export type Gap = Words<"market">["opportunities"]["items"][number];

export const gapTerms = {
  counted: "Counted",
  test: "Cheapest test",
  refuted: "Refuted if",
  evidence: "Evidence",
};

/** How to find out whether there is a gap. Needs a `<dl>` around it. */
export function GapTerm({ term, text }: { term: keyof typeof gapTerms; text: Text }) {
  return (
    <div className={`gap-${term}`}>
      <dt>{gapTerms[term]}</dt>
      <RichText as="dd" text={text} />
    </div>
  );
}

/** How firm a gap is, and why. Needs a `<dl>` around it. */
export function GapEvidence({ support: { strength, text } }: Pick<Gap, "support">) {
  return (
    <div>
      <dt>{gapTerms.evidence}</dt>
      <dd>
        <b>{strengthWords[strength]}.</b> <RichText text={text} />
      </dd>
    </div>
  );
}
