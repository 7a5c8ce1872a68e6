import type { PropsWithChildren } from "react";
import type { Kind } from "../analysis/value";
import { KindWord } from "./kind-word";

/** A fact that is illustrative is hatched and says so to screen readers. `kind`: undefined for what has none. */
export function Fact({ term, kind, children }: PropsWithChildren<{ term: string; kind?: Kind | undefined }>) {
  return (
    <div>
      <dt className={kind === "illustrative" ? "hatched" : undefined}>
        {term}
        <span className="visually-hidden">
          <KindWord kind={kind} />
        </span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
