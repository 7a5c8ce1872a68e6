/** A text in three parts: what stands before the part that was searched for, that part, and what follows. */
export type Match = [before: string, matched: string, after: string];

/** Finds what `filterProducts` found: the first place where a text contains the wanted one, case ignored. */
export function findMatch(text: string, wanted: string): Match | undefined {
  const small = wanted.toLowerCase();
  if (small === "") return undefined;
  const at = text.toLowerCase().indexOf(small);
  if (at < 0) return undefined;
  const start = placeInOriginal(text, at, Math.floor);
  const end = placeInOriginal(text, at + small.length, Math.ceil);
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/**
 * Where a place in the small letters lies in the text itself: the small form of a letter may be longer than the letter
 * ("İ"). A place inside such a form belongs to the whole letter.
 */
function placeInOriginal(text: string, place: number, round: (part: number) => number): number {
  if (text.toLowerCase().length === text.length) return place;
  let small = 0;
  let original = 0;
  for (const letter of text) {
    const length = letter.toLowerCase().length;
    if (small + length > place) return original + round((place - small) / length) * letter.length;
    small += length;
    original += letter.length;
  }
  return original;
}
