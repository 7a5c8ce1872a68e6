import type { ReactNode } from "react";
import type { Kind } from "../analysis/value";
import { KindWord } from "./kind-mark";

interface Props {
  term: string;
  /** Undefined for what has no kind. */
  kind?: Kind | undefined;
  children: ReactNode;
}

export function Fact({ term, kind, children }: Props) {
  return (
    <div>
      <dt>
        {term}
        <KindWord kind={kind} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
