/** Far above any name; a longer text is no slip of the hand, and comparing such texts takes long. */
const longestWord = 200;

/**
 * The candidate that differs from the word by the fewest edits, if that is few enough to be a slip of the hand
 * (a third of its length, at least one). Distance after Levenshtein, with case ignored.
 */
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

/** "found …; expected …", with the nearest valid word where there is one, else all of them if they are few. */
export function describeUnknown(what: string, word: string, candidates: readonly string[]): string {
  return `found the unknown ${what} "${shorten(word)}"; ${suggest(what, nearest(word, candidates), candidates)}`;
}

function suggest(what: string, near: string | undefined, candidates: readonly string[]): string {
  if (near) return `did you mean "${near}"?`;
  const few = 12;
  return candidates.length <= few ? `expected one of: ${candidates.join(", ")}` : `see the list of ${what}s`;
}

/** What was found, as a message shows it. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

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
