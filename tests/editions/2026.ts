import { editYaml } from "./yaml";

/** A brand of digits, one in another script, and one with a name that JavaScript knows. */
const oddBrands = [
  { name: "3M", group: "3M", color: "#7a3fb0" },
  { name: "חברת הפלסטרים", group: "חברת הפלסטרים", color: "#2a6fb5" },
  { name: "constructor", group: "3M", color: "#8a6d3b" },
].map(({ color, ...brand }) => ({ ...brand, color: { value: color, kind: "illustrative" } }));

/** Adds brands to an edition, whose generated products from the eleventh on become theirs. */
export function addOddBrands(folder: string): void {
  editYaml(folder, "brands.yaml", (brands) => brands.push(...oddBrands));
  for (const [index, { name }] of oddBrands.entries())
    editYaml(folder, `products/${index + 11}-generated.yaml`, (product) =>
      Object.assign(product, { brand: name, name: `${name} Strips` }),
    );
}
