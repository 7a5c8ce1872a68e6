import type { Note } from "./text";

/** The places where a page cites each source, by source id: anchors in the order of the page. */
export type Uses = ReadonlyMap<string, readonly string[]>;

/** Parts that are shown without source numbers: nothing would stand at their anchors. */
const plainParts = new Set(["title", "heading", "alt", "description"]);

/**
 * Gives every citation in a page's data an anchor of its own, so that the page's source list can link back to it. The
 * data has to hold exactly what the page shows, in the order in which it shows it.
 */
export function numberUses<T>(page: T): { page: T; uses: Uses } {
  const uses = new Map<string, string[]>();
  return { page: copy(page) as T, uses };

  function copy(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== "object" || part === null) return part;
    if (isNote(part)) return { ...part, use: nextUse(part) };
    return Object.fromEntries(
      Object.entries(part).map(([key, child]) => [key, plainParts.has(key) ? child : copy(child)]),
    );
  }

  function nextUse({ id, number }: Note): string {
    const known = uses.get(id) ?? [];
    const use = `use-${number}-${known.length + 1}`;
    uses.set(id, [...known, use]);
    return use;
  }
}

function isNote(part: object): part is Note {
  return Object.keys(part).length === 2 && "number" in part && "id" in part;
}
