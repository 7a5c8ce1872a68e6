import leven from "leven";

/** Too long to be a typo, and slow to compare. */
const longestWord = 200;

/** The candidate with the smallest Levenshtein distance, ignoring case, of at most a third of the word's length (at least 1). */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > longestWord) return undefined;
  let best: string | undefined;
  let bestDistance = allowedEdits(word) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const [one, other] = [word.toLowerCase(), candidate.toLowerCase()];
    const found = leven(one, other);
    if (found < bestDistance && isSameThing(one, other)) [best, bestDistance] = [candidate, found];
  }
  return best;
}

/**
 * Whether one word may be another misspelled. It is not if it names another thing: the opposite, something else in one of
 * several words, another number, or a name in another script.
 */
function isSameThing(one: string, other: string): boolean {
  if ([/\./u, /[\s.-]+/u].some((separator) => differsInPart(one.split(separator), other.split(separator))))
    return false;
  const [digits, otherDigits] = [one, other].map((word) => word.replace(/\P{N}/gu, ""));
  if (digits && otherDigits && digits !== otherDigits) return false;
  const letters = one.match(/\p{L}/gu) ?? [];
  if (letters.length > 0 && !letters.some((letter) => other.includes(letter))) return false;
  const edits = leven(one, other);
  return !isCloserWithout(one, other, edits) && !isCloserWithout(other, one, edits);
}

function differsInPart(parts: readonly string[], others: readonly string[]): boolean {
  const isFar = (part: string, index: number) => leven(part, others[index] ?? "") > allowedEdits(part);
  return parts.length === others.length && parts.some(isFar);
}

/** A third of a word's length, at least 1. */
const allowedEdits = (word: string) => Math.max(1, Math.floor(word.length / 3));

/** Whether a word without its "un" or "not" resembles another more than with it. */
function isCloserWithout(word: string, other: string, edits: number): boolean {
  const positive = word.replace(/^(?:un|in|dis|non|not)[ -]?/u, "");
  return positive !== word && leven(positive, other) < edits;
}

/** "found …; expected …" with the nearest candidate, or all if there are few. */
export function describeUnknown(what: string, word: string, candidates: readonly string[]): string {
  const known = [...new Set(candidates)];
  const near = nearest(word, known);
  const all = known.length <= 12 ? `expected one of: ${known.join(", ")}` : `see the list of ${what}s`;
  return `found the unknown ${what} "${shorten(word)}"; ${near ? `did you mean "${near}"?` : all}`;
}

/** Cuts a text for an error message. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
