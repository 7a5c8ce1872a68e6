import type { Report } from "../content/report-files";
import { brandClass } from "./brand-class";

/** Brand colours are data: one rule for each, so that pages need no style attributes. */
export function brandRules(brands: Report["brands"]): string {
  return brands.map(({ name, color }) => `.${brandClass(name)}{--brand:${color.value}}`).join("");
}
