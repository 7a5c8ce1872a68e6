import { tierColorValues } from "../content/tier-color";
import type { Report } from "../report/report";

/**
 * Returns the class that sets `--brand` to a brand's color: "Hot Wheels" → "brand_Hot_20_Wheels". Characters
 * that CSS would have to escape are replaced with their code points, so that names never share a class.
 */
export function brandClass(brand: string): string {
  return `brand_${brand.replaceAll(/[^a-zA-Z0-9]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}`;
}

/** Returns the class that sets `--tier` to a tier's color. */
export function tierClass(color: string): string {
  return `tier-${color}`;
}

/**
 * Returns the declarations of the classes of brand and tier colors, by class. Classes are needed because the
 * content security policy forbids style attributes.
 */
export function colorRules({ brands, tiers }: Pick<Report, "brands" | "tiers">): Record<string, string> {
  return Object.fromEntries([
    ...brands.map(({ name, color }) => [brandClass(name), `--brand:${color}`]),
    ...tiers.map(({ color }) => [tierClass(color), `--tier:${tierColorValues[color]}`]),
  ]);
}
