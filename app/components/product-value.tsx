import type { Product, ValueField } from "../analysis/product";
import type { Note } from "../analysis/text";
import { SourceNumbers } from "./citations";
import { KindStyle } from "./kind-word";

interface Props {
  product: Product;
  field: ValueField;
  /** Sources by field. */
  notes: Record<string, readonly Note[]>;
}

/** A value with its source numbers; penciled in, if it is illustrative. */
export function ProductValue({ product, field, notes }: Props) {
  return (
    <>
      <KindStyle kind={product.evidence[field]?.kind}>
        <span data-of={`product.${product.slug}.${field}`}>{product[field]}</span>
      </KindStyle>
      {notes[field] && <SourceNumbers notes={notes[field]} />}
    </>
  );
}
