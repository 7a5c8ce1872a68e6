import type { Edition } from "./edition";
import { formatPercent } from "./format";
import { groupBy } from "./group";
import type { Product } from "./product";

/** `note`: how many of all products, or what is not known. */
export interface CountedRow {
  label: string;
  note: string;
  members: readonly Product[];
}

/** How many drawings fit beside each other. */
const perLine = 7;

/**
 * The products by listed brand, by brand group and by price tier. Products listed under another brand come last in their group.
 */
export function countThreeWays({ products, shares, tiers }: Edition): CountedRow[][] {
  const row = (label: string, members: readonly Product[], more = ""): CountedRow => ({
    label,
    note: `${members.length} of ${products.length}${more}`,
    members: [...members].sort((one, other) => Number(isJoined(one)) - Number(isJoined(other))),
  });
  // Equal brands keep the order of their groups, so that few drawings cross on their way to the next picture.
  const listed = groupBy(
    shares.flatMap(({ members }) => members),
    ({ brand }) => brand,
  );
  return [
    listed
      .sort((a, b) => b.members.length - a.members.length)
      .map(({ value, members }) => row(value, members)),
    shares.map(({ brand, members, percentage }) => row(brand, members, ` · ${formatPercent(percentage)}`)),
    tiers.map(({ label, range, products: members }) => row(label, members, ` · ${range}`)),
  ];
}

const isJoined = ({ brand, group }: Product) => brand !== group;

/** Lines of almost equal length; an empty row has one line. */
export function splitLines({ members }: CountedRow): (readonly Product[])[] {
  const lines = Math.max(1, Math.ceil(members.length / perLine));
  const length = Math.ceil(members.length / lines);
  return Array.from({ length: lines }, (_, line) => members.slice(line * length, (line + 1) * length));
}

/**
 * CSS for the travel from one way of counting to the next. `--before`: how many ways come before. `--lines`: the lines of the
 * longest way. `--x`, `--y`: columns and lines from a product's position to its last one.
 */
export function travelRules(ways: readonly (readonly CountedRow[])[]): string {
  const grids = ways.map((rows) => rows.flatMap(splitLines));
  const order = ways.map((_, index) => `.way-${index + 1}{--before:${index};--way:--way-${index + 1}}`);
  const travels = grids.slice(1, -1).flatMap((grid, index) =>
    grid.flat().map((product) => {
      const to = findPosition(grid, product);
      const from = findPosition(grids[index] ?? grid, product);
      return `.way-${index + 2} .thing-${product.id}{--x:${from.x - to.x};--y:${from.y - to.y}}`;
    }),
  );
  return `.ways{--lines:${Math.max(...grids.map(({ length }) => length))}}${[...order, ...travels].join("")}`;
}

/** Column `x` and line `y`, from 0. */
function findPosition(grid: readonly (readonly Product[])[], product: Product) {
  const y = grid.findIndex((line) => line.includes(product));
  return { x: grid[y]?.indexOf(product) ?? 0, y };
}
