/** The singular and the plural of a word. */
export interface Forms {
  one: string;
  other: string;
}

const rules = new Intl.PluralRules("en");

export const productForms: Forms = { one: "product", other: "products" };
export const sourceForms: Forms = { one: "source", other: "sources" };

/** (1, row) → "row", (2, row) → "rows". */
export function formatPlural(number: number, { one, other }: Forms): string {
  return rules.select(number) === "one" ? one : other;
}
