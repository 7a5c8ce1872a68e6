/** A word for one thing and for several. */
export interface Forms {
  one: string;
  other: string;
}

const rules = new Intl.PluralRules("en");

export const productForms: Forms = { one: "product", other: "products" };
export const sourceForms: Forms = { one: "source", other: "sources" };

/** The form of a noun or verb that a number needs: (1, row) → "row". */
export function formatPlural(number: number, { one, other }: Forms): string {
  return rules.select(number) === "one" ? one : other;
}
