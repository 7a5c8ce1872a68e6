import type { Report } from "../content/report-files";

/** The class that sets `--brand` to a brand's color. */
export function brandClass(brand: string): string {
  return `brand-${brand.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-")}`;
}

/** One rule per brand, so that pages need no style attributes. */
export function brandRules(brands: Report["brands"]): string {
  return brands.map(({ name, color }) => `.${brandClass(name)}{--brand:${color.value}}`).join("");
}
