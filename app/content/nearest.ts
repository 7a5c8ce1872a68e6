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

/** Whether two words differ by one letter, or by the order of their letters. */
export function isSlip(one: string, other: string): boolean {
  const sort = (word: string) => [...word.toLowerCase()].sort().join("");
  return leven(one.toLowerCase(), other.toLowerCase()) <= 1 || sort(one) === sort(other);
}

/** "found …; did you mean …?", or all candidates if none is near and they are few. */
export function describeUnknown(what: string, word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  const few =
    candidates.length === 0 ? `no such ${what} is known` : `expected one of: ${candidates.join(", ")}`;
  const all = candidates.length <= 12 ? few : `see the list of ${what}s`;
  return `found the unknown ${what} "${word}"; ${near ? `did you mean "${near}"?` : all}`;
}
