import { formatList } from "./format";
import type { Product } from "./product";
import type { Report } from "./report";

/** Products that one way of counting puts together. */
export interface CountedGroup {
  label: string;
  /** "7 of 10, with Hot Wheels". */
  note: string;
  products: readonly Product[];
}

/** By brand share: products of other brands come last, and the note names their brands. */
export function countByShare({ products, shares }: Pick<Report, "products" | "shares">): CountedGroup[] {
  return shares.map((share) => {
    const { own, joining } = splitShare(share);
    const group = makeGroup(share.brand, [...own, ...joining], products.length);
    return joining.length === 0 ? group : { ...group, note: `${group.note}, with ${listBrands(joining)}` };
  });
}

/** A share's products: those of its own brand, and those of the brands that join it. */
export function splitShare({ brand, members }: Report["shares"][number]) {
  return {
    own: members.filter((product) => product.brand === brand),
    joining: members.filter((product) => product.brand !== brand),
  };
}

/** The brands under which products are listed: "Care Bears and Hot Wheels". */
export function listBrands(products: readonly Product[]): string {
  return formatList([...new Set(products.map(({ brand }) => brand))]);
}

/** Products with a licensed name, and the others. */
export function countByLicense({ products, market }: Pick<Report, "products" | "market">): CountedGroup[] {
  const { licensed, unnamed } = market.stage.labels;
  const members = (label: string) =>
    products.filter(({ license }) => (license ? licensed : unnamed) === label);
  return [licensed, unnamed]
    .map((label) => makeGroup(label, members(label), products.length))
    .filter((group) => group.products.length > 0);
}

function makeGroup(label: string, products: readonly Product[], all: number): CountedGroup {
  return { label, note: `${products.length} of ${all}`, products };
}
