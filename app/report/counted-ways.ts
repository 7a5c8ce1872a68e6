import type { TierColor } from "../content/tier-color";
import type { Edition } from "./edition";
import { formatList } from "./format";
import { groupBy } from "./group";
import type { Product } from "./product";

/** Products that one way of counting puts together. */
export interface CountedGroup {
  label: string;
  /** "7 of 10, with Hot Wheels". */
  note: string;
  members: readonly Product[];
  /** A price tier, which may be empty, has a color and a range: "$7-10". */
  tier?: { color: TierColor; range: string };
}

/** Labels of the groups that no value of the list names. */
interface Labels {
  licensed: string;
  unnamed: string;
  sold: string;
  soldNote: string;
}

/** The list counted by listed brand, by brand group, by price tier, by license and by what was sold, each with its groups. */
export function countFiveWays({ products, shares, tiers }: Edition, labels: Labels): CountedGroup[][] {
  const makeGroup = (label: string, members: readonly Product[]) => ({
    label,
    note: `${members.length} of ${products.length}`,
    members,
  });
  // Brands of equal length keep the order of their groups, so that few drawings cross on their way.
  const listed = groupBy(
    shares.flatMap(({ members }) => members),
    ({ brand }) => brand,
  ).sort((a, b) => b.members.length - a.members.length);
  const [licensed, unnamed] = [true, false].map((has) =>
    products.filter(({ license }) => Boolean(license) === has),
  );
  return [
    listed.map(({ value, members }) => makeGroup(value, members)),
    shares.map(({ brand, members }) => {
      const joining = members.filter((product) => product.brand !== brand);
      const group = makeGroup(brand, [...members.filter((product) => product.brand === brand), ...joining]);
      if (joining.length === 0) return group;
      return { ...group, note: `${group.note}, with ${formatList(listBrands(joining))}` };
    }),
    tiers.map(({ label, range, color, products }) => ({
      ...makeGroup(label, products),
      tier: { color, range },
    })),
    [makeGroup(labels.licensed, licensed ?? []), makeGroup(labels.unnamed, unnamed ?? [])].filter(
      ({ members }) => members.length > 0,
    ),
    [{ label: labels.sold, note: labels.soldNote, members: products }],
  ];
}

const listBrands = (products: readonly Product[]) => [...new Set(products.map(({ brand }) => brand))];
