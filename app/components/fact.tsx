import type { PropsWithChildren } from "react";
import type { Kind } from "../analysis/value";
import { KindWord } from "./kind-mark";

/** `kind`: undefined for what has no kind. */
export function Fact({ term, kind, children }: PropsWithChildren<{ term: string; kind?: Kind | undefined }>) {
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
