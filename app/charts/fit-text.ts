import { narrowest, textSize } from "./frame";

/** As many as fit into a line on the narrowest screen. */
const mostLetters = 38;

/** Cuts a text to fit into a part of the narrowest chart's width. */
export function cutText(text: string, part = 1): string {
  const most = Math.max(5, Math.floor(mostLetters * part));
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

/** In pixels of the usual text size: the narrowest chart, whose text has 12 pixels, and a letter. */
const [narrowestText, letterWidth] = [(narrowest * textSize) / 12, 8];

/** Breaks a text into lines that fit into a part of the narrowest chart's width, less some pixels. */
export function breakText(text: string, part: number, less: number): string[] {
  const most = Math.max(8, Math.floor((narrowestText * part - less) / letterWidth));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
