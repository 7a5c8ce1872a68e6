import type { ReactNode } from "react";

/**
 * Details that are folded on narrow screens only, and open in print. In an element with the class `accordion`, its heading
 * unfolds them.
 */
export function NarrowFold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="fold narrow-fold print-open">
      <summary>
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
