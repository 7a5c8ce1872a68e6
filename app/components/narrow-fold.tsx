import type { ReactNode } from "react";
import "./fold.css";
import "./narrow-fold.css";

/** For the head of every page: browsers without `::details-content` print only what is unfolded. */
export const unfoldForPrint =
  'addEventListener("beforeprint",()=>{const folds=document.querySelectorAll(".print-open:not([open])"),' +
  "show=open=>folds.forEach(fold=>{fold.open=open});show(true);" +
  'addEventListener("afterprint",()=>show(false),{once:true})})';

/**
 * Details that are folded on narrow screens only, and open in print. In an element with the class `accordion`, its heading
 * unfolds them. `of`: what they are about, for screen readers.
 */
export function NarrowFold({ summary, of, children }: Record<"summary" | "of" | "children", ReactNode>) {
  return (
    <details className="fold narrow-fold print-open">
      <summary>
        <span>{summary}</span>
        <span className="visually-hidden">: {of}</span>
      </summary>
      {children}
    </details>
  );
}
