import type { ReactNode } from "react";
import { type Gap, GapEvidence, GapTerm } from "./gap-terms";
import { RichText } from "./rich-text";

type Test = Pick<Gap, "title" | "test" | "refuted" | "support">;

interface Props {
  gaps: readonly Test[];
  heading: "h3" | "h4";
  className: string;
  itemClass?: string;
  /** Stands below each test. */
  children?: ReactNode;
}

/** So many tests fit on the sheet for a meeting and on the report's first page. */
const most = 3;

/** The tests of the first gaps. */
export const firstTests = (gaps: readonly Test[]): Test[] =>
  gaps.slice(0, most).map(({ title, test, refuted, support }) => ({ title, test, refuted, support }));

export function FirstTests({ gaps, heading: Heading, className, itemClass, children }: Props) {
  return (
    <ol className={className}>
      {firstTests(gaps).map(({ title, test, refuted, support }, index) => (
        <li key={`test-${index}`} className={itemClass}>
          <RichText as={Heading} text={title} plain />
          <dl>
            <GapTerm term="test" text={test} />
            <GapTerm term="refuted" text={refuted} />
            <GapEvidence support={support} />
          </dl>
          {children}
        </li>
      ))}
    </ol>
  );
}
