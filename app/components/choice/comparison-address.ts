import { mostCompared } from "../../analysis/comparison";
import { pages } from "../../urls";

/** What an address asks to compare. */
export interface Asked {
  /** Known products, in the order of the address, at most as many as can be compared. */
  chosen: string[];
  /** Words that are no product's address. */
  unknown: string[];
  /** Known products beyond those that can be compared. */
  over: string[];
  differences: boolean;
}

/** No slug comes near this; nobody reads a longer one, or more of them, in a message. */
const longestSlug = 60;
const mostWords = 50;

/** Reads `?p=slug,slug` and `?differences=only`. Undefined slugs mean: the address leaves the choice open. */
export function parseComparison(search: string, slugs: readonly string[]): Asked & { open: boolean } {
  const query = new URLSearchParams(search);
  const asked = query.get("p");
  const words = (asked ?? "").split(",", mostWords).map((word) => word.trim());
  const distinct = [...new Set(words.filter((word) => word !== ""))];
  const known = distinct.filter((word) => slugs.includes(word));
  return {
    open: asked === null,
    chosen: known.slice(0, mostCompared),
    over: known.slice(mostCompared),
    unknown: distinct.filter((word) => !slugs.includes(word)).map(shorten),
    differences: query.get("differences") === "only",
  };
}

/** The path and query of a comparison. The commas stay readable. */
export function formatComparison(chosen: readonly string[], differences: boolean): string {
  const parts = [chosen.length > 0 && `p=${chosen.join(",")}`, differences && "differences=only"];
  const query = parts.filter(Boolean).join("&");
  return query === "" ? "" : `?${query}`;
}

/** A link that adds to what is chosen, and does not replace it, says so in its fragment. */
export const joinFragment = "#add";

export function joinPath(slug: string): string {
  return `${pages.compare.path}${formatComparison([slug], false)}${joinFragment}`;
}

function shorten(word: string): string {
  return word.length > longestSlug ? `${word.slice(0, longestSlug)}…` : word;
}
