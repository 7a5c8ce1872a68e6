import type { ReactNode } from "react";
import "./fold.css";
import "./narrow-fold.css";

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
