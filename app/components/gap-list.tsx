import { gapLetter } from "../analysis/gap";
import { type Gap, GapEvidence, GapTerm, gapTerms } from "./gap-terms";
import { NarrowFold } from "./narrow-fold";
import { RichText } from "./rich-text";
import "./gap-list.css";
import "./strip.css";

/** The anchor of a gap, from 0. */
export const gapId = (index: number) => `gap-${index + 1}`;

/** Gaps in the market as rows of a matrix; on a phone each is a block, partly folded. */
export function GapList({ gaps, heading: Heading = "h3" }: { gaps: Gap[]; heading?: "h3" | "h4" }) {
  return (
    <div className="gaps apart">
      <p className="gap gap-heads" aria-hidden="true">
        <span>Gap</span>
        {Object.values(gapTerms).map((term) => (
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
