import type { ReactNode } from "react";
import { LegendIfDue } from "./value";

export interface Term {
  term: ReactNode;
  text: ReactNode;
}

interface Props {
  items: readonly Term[];
  className?: string;
  /** The class of each `<dt>`. */
  termClass?: string;
}

/** Renders terms and their descriptions as a description list. */
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
