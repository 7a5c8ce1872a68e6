import leven from "leven";

/** The candidate with the least edits, at most a third of the word's letters, ignoring case. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = Math.max(1, Math.floor(word.length / 3));
  for (const candidate of candidates) {
    const distance = leven(word.toLowerCase(), candidate.toLowerCase());
    if (distance < most || (distance === most && !best)) [best, most] = [candidate, distance];
  }
  return best;
}

/** "found …; did you mean …?", or all candidates if none is near and they are few. */
export function describeUnknown(what: string, word: string, candidates: readonly string[]): string {
  const known = [...new Set(candidates)];
  const near = nearest(word, known);
  const few = known.length === 0 ? "expected none" : `expected one of: ${known.join(", ")}`;
  const all = known.length <= 12 ? few : `see the list of ${what}s`;
  return `found the unknown ${what} "${word}"; ${near ? `did you mean "${near}"?` : all}`;
}
