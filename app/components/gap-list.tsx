import { gapLetter } from "../analysis/gap";
import type { Text, Words } from "../analysis/text";
import { NarrowFold } from "./narrow-fold";
import { RichText } from "./rich-text";

const strengthWords = { strong: "A count of this list", weak: "One source", none: "None yet" };

export type Gap = Words<"market">["opportunities"]["items"][number];

/** The anchor of a gap, from 0. */
export const gapId = (index: number) => `gap-${index + 1}`;

const terms = { counted: "Counted", test: "Cheapest test", refuted: "Refuted if", evidence: "Evidence" };

/** Gaps in the market as rows of a matrix; on a phone each is a block, partly folded. */
export function GapList({ gaps, heading: Heading = "h3" }: { gaps: Gap[]; heading?: "h3" | "h4" }) {
  return (
    <div className="gaps apart">
      <p className="gap gap-heads" aria-hidden="true">
        <span>Gap</span>
        {Object.values(terms).map((term) => (
          <span key={term}>{term}</span>
        ))}
      </p>
      <ol>
        {gaps.map(({ title, gap, counted, support, test, refuted }, index) => (
          <li key={`gap-${index}`} className="gap" id={gapId(index)}>
            <div className="gap-what">
              <b className="gap-letter">
                <span>{gapLetter(index)}</span>
              </b>
              <RichText as={Heading} text={title} plain />
              <RichText as="p" text={gap} />
            </div>
            <dl>
              <GapTerm term="counted" text={counted} />
              <GapTerm term="test" text={test} />
            </dl>
            <NarrowFold summary="Evidence, and what would refute it" of={<RichText text={title} plain />}>
              <dl>
                <GapTerm term="refuted" text={refuted} />
                <GapEvidence support={support} />
              </dl>
            </NarrowFold>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How to find out whether there is a gap. Needs a `<dl>` around it. */
export function GapTerm({ term, text }: { term: keyof typeof terms; text: Text }) {
  return (
    <div className={`gap-${term}`}>
      <dt>{terms[term]}</dt>
      <RichText as="dd" text={text} />
    </div>
  );
}

/** How firm a gap is, and why. Needs a `<dl>` around it. */
export function GapEvidence({ support: { strength, text } }: Pick<Gap, "support">) {
  return (
    <div>
      <dt>{terms.evidence}</dt>
      <dd>
        <b>{strengthWords[strength]}.</b> <RichText text={text} />
      </dd>
    </div>
  );
}
