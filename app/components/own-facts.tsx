import type { ProductFact } from "../analysis/product";
import type { Note } from "../analysis/text";
import { Fact } from "./fact";
import { NoteMarks, Penciled } from "./kind-mark";

interface Props {
  facts: readonly ProductFact[];
  /** Sources by fact. */
  notes: Record<string, readonly Note[]>;
}

/** The facts that an edition adds to the fields of every report. Needs a `<dl>` around it. */
export function OwnFacts({ facts, notes }: Props) {
  return facts.map(({ key, label, text, kind }) => (
    <Fact key={key} term={label} kind={kind}>
      <Penciled kind={kind}>
        <span data-fact={key}>{text}</span>
      </Penciled>
      {notes[key] && <NoteMarks notes={notes[key]} />}
    </Fact>
  ));
}
