import { tierHex } from "../content/tier-color";
import type { Report } from "../report/report";

/** Sets `--brand` to the brand's color: "Hot Wheels" → "brand_Hot_20_Wheels". */
export function brandClass(brand: string): string {
  return `brand_${brand.replaceAll(/[^a-zA-Z0-9]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`;
}

/** What the classes of brands and tiers declare, so that pages need no style attributes. */
export function colorRules({ brands, tiers }: Pick<Report, "brands" | "tiers">): Record<string, string> {
  return Object.fromEntries([
    ...brands.map(({ name, color }) => [brandClass(name), `--brand:${color}`]),
    ...tiers.map(({ color }) => [`tier-${color}`, `--tier:${tierHex[color]}`]),
  ]);
}
