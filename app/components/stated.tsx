import type { Product, ValueField } from "../analysis/product";
import type { Note } from "../analysis/text";
import { KindMark, NoteMarks } from "./kind-mark";

interface Props {
  product: Product;
  field: ValueField;
  /** Sources by field. */
  notes: Record<string, readonly Note[]>;
}

/** A value with its source numbers, or with the mark of illustrative values. */
export function Stated({ product, field, notes }: Props) {
  const evidence = product.evidence[field];
  const sources = notes[field];
  return (
    <>
      <span data-field={field}>{product[field]}</span>
      {sources ? <NoteMarks notes={sources} /> : evidence && <KindMark kind={evidence.kind} />}
    </>
  );
}
