import type { Product, ValueField } from "../analysis/product";
import type { Note } from "../analysis/text";
import { NoteMarks, Penciled } from "./kind-mark";

interface Props {
  product: Product;
  field: ValueField;
  /** Sources by field. */
  notes: Record<string, readonly Note[]>;
}

/** A value with its source numbers; penciled in, if it is illustrative. */
export function Stated({ product, field, notes }: Props) {
  return (
    <>
      <Penciled kind={product.evidence[field]?.kind}>
        <span data-field={field}>{product[field]}</span>
      </Penciled>
      {notes[field] && <NoteMarks notes={notes[field]} />}
    </>
  );
}
