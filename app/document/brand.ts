import type { Report } from "../content/report-files";
import { tierHex } from "../content/tier-color";

/** The class that sets `--brand` to a brand's color. Each name has its own: "Hot Wheels" → "brand_Hot_20_Wheels". */
export function brandClass(brand: string): string {
  return `brand_${brand.replaceAll(/[^a-zA-Z0-9]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`;
}

/** One rule per brand and one per tier color, so that pages need no style attributes. */
export function colorRules({ brands, tiers }: Pick<Report, "brands" | "tiers">): string {
  const tierNames = [...new Set(tiers.map(({ color }) => color))];
  return [
    ...brands.map(({ name, color }) => `.${brandClass(name)}{--brand:${color.value}}`),
    ...tierNames.map((color) => `.tier-${color}{--tier:${tierHex[color]}}`),
  ].join("");
}
