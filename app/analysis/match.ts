export type Match = [before: string, matched: string, after: string];

/** Splits a text at the first match of `filterProducts`, which ignores case. */
export function findMatch(text: string, wanted: string): Match | undefined {
  const small = wanted.toLowerCase();
  if (small === "") return undefined;
  const at = text.toLowerCase().indexOf(small);
  if (at < 0) return undefined;
  const start = placeInOriginal(text, at, Math.floor);
  const end = placeInOriginal(text, at + small.length, Math.ceil);
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/** Maps an index in the lowercase text to the original, because a letter's lowercase form can be longer ("İ"). */
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
