const words = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen twenty"
).split(" ");
const digits = /\d+(?:,\d{3})*(?:\.\d+)?/gu;
const token = new RegExp(`${digits.source}|\\b(?:${words.join("|")})\\b`, "giu");

/** The numbers in a text, in digits or words: "Seven of 10 products" → 7, 10. */
export function numbersIn(text: string, pattern = token): number[] {
  return [...text.matchAll(pattern)].map(([found]) => {
    const word = words.indexOf(found.toLowerCase());
    return word >= 0 ? word : Number(found.replaceAll(",", ""));
  });
}

export const digitsIn = (text: string) => numbersIn(text, digits);

/** Whether a text shows cells: their words, or their numbers rounded to as many digits as it has. */
export function shows(text: string, ...cells: string[]): boolean {
  if (text === cells[0]) return true;
  // In "4.4/5", 5 is the scale.
  const said = numbersIn(text.replace(/\/\d+$/u, ""));
  const decimals = /\.(\d+)/u.exec(text)?.[1]?.length ?? 0;
  const isNear = (cell: string, number = Number.NaN) =>
    Math.abs(Number(cell) - number) <= 0.5 * 10 ** -decimals + 1e-9;
  return (
    said.length === cells.length && cells.every((cell, index) => cell !== "" && isNear(cell, said[index]))
  );
}
