import { findMatch } from "../analysis/match";

/** A text with the part marked that was searched for. */
export function Marked({ text, wanted }: { text: string; wanted: string }) {
  const match = findMatch(text, wanted);
  if (!match) return text;
  const [before, matched, after] = match;
  return (
    <>
      {before}
      <mark>{matched}</mark>
      {after}
    </>
  );
}
