import type { Text } from "../analysis/text";
import { NarrowFold } from "./narrow-fold";
import { RichText } from "./rich-text";

const strengthWords = { strong: "strong, counted in this list", weak: "weak, one source", none: "none" };

interface Gap {
  title: Text;
  gap: Text;
  support: { strength: keyof typeof strengthWords; text: Text };
  test: Text;
  refuted: Text;
}

const [testTerm, refutedTerm] = ["Cheapest test", "Refuted if"];

interface Props {
  gaps: readonly Gap[];
  heading?: "h3" | "h4";
}

/** The anchor of a gap, from 0. */
export const gapId = (index: number) => `gap-${index + 1}`;

/** Gaps in the market, each with the strength of its evidence, a test, and what would refute it. */
export function GapList({ gaps, heading: Heading = "h3" }: Props) {
  return (
    <ol className="gaps">
      {gaps.map(({ title, gap, support, test, refuted }, index) => (
        <li key={`gap-${index}`} className="gap card" id={gapId(index)}>
          <div>
            <RichText as={Heading} text={title} plain />
            <RichText as="p" text={gap} />
          </div>
          <div>
            <dl>
              <Entry term={testTerm} text={test} />
            </dl>
            <NarrowFold summary="Evidence, and what would refute it">
              <dl>
                <Entry term={refutedTerm} text={refuted} />
                <Entry
                  className={`evidence-${support.strength}`}
                  term={`Evidence: ${strengthWords[support.strength]}`}
                  text={support.text}
                />
              </dl>
            </NarrowFold>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** How to find out whether there is a gap. Needs a `<dl>` around it. */
export function GapTest({ test, refuted }: Pick<Gap, "test" | "refuted">) {
  return (
    <>
      <Entry term={testTerm} text={test} />
      <Entry term={refutedTerm} text={refuted} />
    </>
  );
}

function Entry({ term, text, className }: { term: string; text: Text; className?: string }) {
  return (
    <div className={className}>
      <dt>{term}</dt>
      <RichText as="dd" text={text} />
    </div>
  );
}
