import type { Text } from "../analysis/text";
import { RichText } from "./rich-text";

const strengthWords = { strong: "strong, counted in this list", weak: "weak, one source", none: "none" };

interface Gap {
  title: Text;
  gap: Text;
  support: { strength: keyof typeof strengthWords; text: Text };
  test: Text;
  refuted: Text;
}

interface Props {
  gaps: readonly Gap[];
  heading?: "h3" | "h4";
}

/** Gaps in the market, each with the strength of its evidence, a test, and what would refute it. */
export function GapList({ gaps, heading: Heading = "h3" }: Props) {
  return (
    <ul className="gaps">
      {gaps.map(({ title, gap, support, test, refuted }, index) => (
        <li key={`gap-${index}`} className="gap card">
          <div>
            <RichText as={Heading} text={title} plain />
            <RichText as="p" text={gap} />
          </div>
          <dl>
            <div className={`evidence-${support.strength}`}>
              <dt>Evidence: {strengthWords[support.strength]}</dt>
              <RichText as="dd" text={support.text} />
            </div>
            <GapTest test={test} refuted={refuted} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** How to find out whether there is a gap. Needs a `<dl>` around it. */
export function GapTest({ test, refuted }: Pick<Gap, "test" | "refuted">) {
  return (
    <>
      <div>
        <dt>Cheapest test</dt>
        <RichText as="dd" text={test} />
      </div>
      <div>
        <dt>Refuted if</dt>
        <RichText as="dd" text={refuted} />
      </div>
    </>
  );
}
