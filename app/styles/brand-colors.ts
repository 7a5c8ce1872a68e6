import { tierHex } from "../content/tier-color";
import type { Report } from "../report/report";

/** Sets `--brand` to the brand's color: "Hot Wheels" → "brand_Hot_20_Wheels". */
export function brandClass(brand: string): string {
  return `brand_${brand.replaceAll(/[^a-zA-Z0-9]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`;
}

/** Rules for the colors of brands and tiers, so that pages need no style attributes. */
export function colorRules({ brands, tiers }: Pick<Report, "brands" | "tiers">): string {
  const tierNames = [...new Set(tiers.map(({ color }) => color))];
  const rules = [
    ...brands.map(({ name, color }) => `.${brandClass(name)}{--brand:${color}}`),
    ...tierNames.map((color) => `.tier-${color}{--tier:${tierHex[color]}}`),
  ];
  return `@layer base{${rules.join("")}}`;
}
