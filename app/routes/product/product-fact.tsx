import type { PropsWithChildren } from "react";
import type { ValueField } from "../../analysis/product";
import { Fact } from "../../components/fact";
import { ProductValue } from "../../components/product-value";
import type { ComposedProduct } from "./compose-product";

interface Props extends PropsWithChildren<Pick<ComposedProduct, "product" | "notes">> {
  term: string;
  field: ValueField;
}

/** A value with its name; nothing if the product has none. Needs a `<dl>` around it. */
export function ProductFact({ term, field, product, notes, children }: Props) {
  if (!product[field]) return null;
  return (
    <Fact term={term} kind={product.evidence[field]?.kind}>
      {children}
      <ProductValue product={product} field={field} notes={notes} />
    </Fact>
  );
}
