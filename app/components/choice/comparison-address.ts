import { mostCompared } from "../../analysis/comparison";
import { pages } from "../../urls";

/** What a URL asks to compare. */
export interface Asked {
  /** Known slugs in the order of the URL, at most as many as can be compared. */
  chosen: string[];
  /** Words that are no slug. */
  unknown: string[];
  /** Known slugs beyond that maximum. */
  over: string[];
  differences: boolean;
}

/** Limits for the message about unknown words; no slug is that long. */
const longestSlug = 60;
const mostWords = 50;

/** Parses `?p=slug,slug` and `?differences=only`. `open`: the URL has no `p`. */
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

/** The query of a comparison, with readable commas. */
export function formatComparison(chosen: readonly string[], differences: boolean): string {
  const parts = [chosen.length > 0 && `p=${chosen.join(",")}`, differences && "differences=only"];
  const query = parts.filter(Boolean).join("&");
  return query === "" ? "" : `?${query}`;
}

/** The fragment of links that add to the chosen products instead of replacing them. */
export const joinFragment = "#add";

export function joinPath(slug: string): string {
  return `${pages.compare.path}${formatComparison([slug], false)}${joinFragment}`;
}

function shorten(word: string): string {
  return word.length > longestSlug ? `${word.slice(0, longestSlug)}…` : word;
}
