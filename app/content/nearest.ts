/** Too long to be a typo, and slow to compare. */
const longestWord = 200;

/** The candidate with the smallest Levenshtein distance, ignoring case, of at most a third of the word's length (at least 1). */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > longestWord) return undefined;
  const allowed = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const found = distance(word.toLowerCase(), candidate.toLowerCase());
    if (found < bestDistance) [best, bestDistance] = [candidate, found];
  }
  return best;
}

/** "found …; expected …" with the nearest candidate, or all if there are few. */
export function describeUnknown(what: string, word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  const all =
    candidates.length <= 12 ? `expected one of: ${candidates.join(", ")}` : `see the list of ${what}s`;
  return `found the unknown ${what} "${shorten(word)}"; ${near ? `did you mean "${near}"?` : all}`;
}

/** Cuts a text for an error message. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
