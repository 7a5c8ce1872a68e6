import type { ReactNode } from "react";
import { LegendIfDue } from "./value";

export interface Term {
  term: ReactNode;
  text: ReactNode;
}

interface Props {
  items: readonly Term[];
  className?: string;
  /** Of each term. */
  termClass?: string;
}

/** Terms, each with what is said of it. */
export function TermList({ items, className, termClass }: Props) {
  return (
    <>
      <dl className={className}>
        {items.map(({ term, text }, index) => (
          <div key={`term-${index}`}>
            <dt className={termClass}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <LegendIfDue />
    </>
  );
}
