/** The class that carries a brand's colour; see brand-css.ts. */
export function brandClass(brand: string): string {
  return `brand-${brand.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-")}`;
}
