import type { Report } from "../content/report-files";
import { tierHex } from "../content/tier-color";

/** The class that sets `--brand` to a brand's color. */
export function brandClass(brand: string): string {
  return `brand-${brand.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-")}`;
}

/** One rule per brand and one per tier color, so that pages need no style attributes. */
export function colorRules({ brands, tiers }: Pick<Report, "brands" | "tiers">): string {
  const tierNames = [...new Set(tiers.map(({ color }) => color))];
  return [
    ...brands.map(({ name, color }) => `.${brandClass(name)}{--brand:${color.value}}`),
    ...tierNames.map((color) => `.tier-${color}{--tier:${tierHex[color]}}`),
  ].join("");
}
