export type Match = [before: string, matched: string, after: string];

/**
 * Splits a text at the first match of `filterProducts`, which ignores case. None in a text that is longer in lowercase ("İ"),
 * where places differ.
 */
export function findMatch(text: string, wanted: string): Match | undefined {
  const lower = text.toLowerCase();
  const start = lower.indexOf(wanted.toLowerCase());
  if (wanted === "" || start < 0 || lower.length !== text.length) return undefined;
  const end = start + wanted.toLowerCase().length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
