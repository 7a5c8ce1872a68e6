import { createContext } from "react";
import type { Note } from "../analysis/text";

/**
 * The anchors of a page's citations, so that its source list, rendered after them, can link back. Citations register while
 * they render, because render order is document order.
 */
export class Citations {
  private readonly anchors = new Map<string, Map<string, string>>();

  /** @param mark identifies the citation, because React may render it twice */
  place({ id, number }: Note, mark: string): string {
    const known = this.anchors.get(id) ?? new Map<string, string>();
    this.anchors.set(id, known);
    const anchor = known.get(mark) ?? `use-${number}-${known.size + 1}`;
    known.set(mark, anchor);
    return anchor;
  }

  of(id: string): string[] {
    return [...(this.anchors.get(id)?.values() ?? [])];
  }
}

/** Set on the page whose source list links back. */
export const CitationsOfPage = createContext<Citations | undefined>(undefined);
