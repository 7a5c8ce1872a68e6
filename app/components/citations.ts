import { createContext } from "react";
import type { Note } from "../analysis/text";

/**
 * Gives the citations of a page anchors, so that its source list, which is rendered after them, can link back. Only the
 * order of rendering is the order of the page, so marks ask for their anchors while they render.
 */
export class Citations {
  private readonly anchors = new Map<string, Map<string, string>>();

  /** @param mark tells marks apart, because React may render one twice */
  place({ id, number }: Note, mark: string): string {
    const known = this.anchors.get(id) ?? new Map<string, string>();
    this.anchors.set(id, known);
    const anchor = known.get(mark) ?? `use-${number}-${known.size + 1}`;
    known.set(mark, anchor);
    return anchor;
  }

  /** The anchors of the places that cite a source. */
  of(id: string): string[] {
    return [...(this.anchors.get(id)?.values() ?? [])];
  }
}

/** Set on the page whose source list links back. */
export const CitationsOfPage = createContext<Citations | undefined>(undefined);
