import type { Frame } from "./frame";

/** As many as fit into a line on the narrowest screen. */
const mostLetters = 38;

/** Cuts a text to fit into a part of the narrowest chart's width. */
export function cutText(text: string, part = 1): string {
  const most = Math.max(5, Math.floor(mostLetters * part));
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

interface Props {
  frame: Frame;
  top: number;
  label: string;
  readout: string;
}

/** The name of a row at the left, its value at the right. */
export function RowLabels({ frame, top, label, readout }: Props) {
  return (
    <>
      <frame.Text part="label" at={0} y={top + 18} whole={label}>
        {cutText(label, Math.max(0.3, 1 - readout.length / mostLetters))}
      </frame.Text>
      <frame.Text part="value" at={1} y={top + 18} anchor="end">
        {readout}
      </frame.Text>
    </>
  );
}
