const words = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen twenty"
).split(" ");
const token = new RegExp(`\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\b(?:${words.join("|")})\\b`, "giu");

/** Every number that a text states, in figures or in words: "Seven of 10 products" → 7, 10. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(token)].map(([found]) => {
    const word = words.indexOf(found.toLowerCase());
    return word >= 0 ? word : Number(found.replaceAll(",", ""));
  });
}

/** Whether a text shows a value: the same words, or the number rounded to as many places as are shown. */
export function shows(text: string, raw: string): boolean {
  if (text === raw) return true;
  const [shown, ...others] = numbersIn(text);
  if (raw === "" || !Number.isFinite(Number(raw)) || shown === undefined) return false;
  if (others.length > (/^[\d.]+\/\d+$/u.test(text) ? 1 : 0)) return false;
  const places = /\.(\d+)/u.exec(text)?.[1]?.length ?? 0;
  return Math.abs(Number(raw) - shown) <= 0.5 * 10 ** -places + 1e-9;
}
