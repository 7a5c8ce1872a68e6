import { formatList } from "../../analysis/format";
import type { ShelfProduct, ShelfTier } from "../../analysis/shelf";

export interface ShelfFormat {
  width: number;
  columns: number;
  /** The size of a product's box. */
  product: number;
  /** The type size of its label. */
  text: number;
  /** The width of the column of price tags at the left; with 0, tags stand above their shelf. */
  tags: number;
}

/** `wide` for large screens, `tall` for phones, `square` for social pictures and the cover. */
export const shelfFormats = {
  wide: { width: 1120, columns: 9, product: 100, text: 18, tags: 158 },
  tall: { width: 400, columns: 5, product: 72, text: 13, tags: 0 },
  square: { width: 740, columns: 5, product: 104, text: 18, tags: 0 },
} satisfies Record<string, ShelfFormat>;

export type ShelfFormatName = keyof typeof shelfFormats;
export const shelfFormatNames = Object.keys(shelfFormats) as ShelfFormatName[];

export interface PlacedProduct extends ShelfProduct {
  /** Center and edge length of its box. */
  x: number;
  y: number;
  size: number;
  /** The baseline of the first line of its label, and the label's width. */
  labelY: number;
  labelWidth: number;
  /** The area that links to the product: its drawing and its label. */
  target: { x: number; y: number; width: number; height: number };
}

/** The part of a group's bracket that lies on one board. Products that join the group come last. */
export interface PlacedBracket {
  y: number;
  from: number;
  /** Where the products that join the group begin; `to` if there are none on this board. */
  joint: number;
  to: number;
  /** The line at the left that connects the parts on several boards; `above` is the `y` of the part above, if any. */
  rail?: { x: number; above: number | undefined };
  /** On the first part: the group, its products in this tier, and the brands that join it. */
  text?: string;
}

export interface PlacedBoard {
  tier: ShelfTier;
  /** The top of its space and the top of its plank. */
  top: number;
  plank: number;
  isFirst: boolean;
  products: PlacedProduct[];
  brackets: PlacedBracket[];
}

const plankHeight = 20;
const railX = 8;

/**
 * Places products on one shelf for each tier, at most `columns` on a board: a tier with more takes several boards. An empty
 * tier has one board.
 */
export function placeShelf(tiers: readonly ShelfTier[], format: ShelfFormat) {
  const { width, columns, product: size, text, tags } = format;
  const side = tags > 0 ? 40 : 32;
  const labelHeight = text * 1.16 * 2 + 10;
  const tagHeight = text * 2.4;
  const cell = (width - 2 * side - tags) / columns;
  const placeProduct = (product: ShelfProduct, index: number, plank: number): PlacedProduct => {
    const x = side + tags + cell * (index + 0.5);
    return {
      ...product,
      x,
      y: plank - size / 2 + 1,
      size,
      labelY: plank + plankHeight + text - 2,
      labelWidth: cell - 7,
      target: { x: x - cell / 2, y: plank - size, width: cell, height: size + plankHeight + labelHeight },
    };
  };
  const boards: PlacedBoard[] = [];
  let top = 0;
  for (const tier of tiers) {
    const hasBracket = tier.products.some(({ joins }) => joins);
    const below = tier.products.length === 0 ? 14 : labelHeight + (hasBracket ? text + 22 : 10);
    const rows = inRows(tier.products, columns).map((products, row): PlacedBoard => {
      const isFirst = row === 0;
      const plank = Math.round(top + (isFirst && tags === 0 ? tagHeight + 8 : 8) + size);
      const board = {
        tier,
        top,
        plank,
        isFirst,
        brackets: [],
        products: products.map((product, index) => placeProduct(product, index, plank)),
      };
      top = plank + plankHeight + below;
      return board;
    });
    addBrackets(rows, plankHeight + labelHeight + 4, cell);
    boards.push(...rows);
  }
  // Room for the price tag and the shadow, which hang below the last plank.
  const lowest = Math.max(top, (boards.at(-1)?.plank ?? 0) + 56);
  return { boards, width, height: Math.ceil(lowest), text, tags, side };
}

export type PlacedShelf = ReturnType<typeof placeShelf>;

/** Rows of almost equal length; one empty row for an empty tier. */
function inRows(products: readonly ShelfProduct[], columns: number): ShelfProduct[][] {
  const count = Math.max(1, Math.ceil(products.length / columns));
  const length = Math.ceil(products.length / count);
  return Array.from({ length: count }, (_, row) => products.slice(row * length, (row + 1) * length));
}

/** A bracket for each group of the tier that products of other brands join, `below` the tops of the planks. */
function addBrackets(boards: readonly PlacedBoard[], below: number, cell: number): void {
  const all = boards.flatMap(({ products }) => products);
  for (const name of new Set(all.filter(({ joins }) => joins).map(({ group }) => group))) {
    const isMember = ({ group }: ShelfProduct) => group === name;
    const joining = [
      ...new Set(all.filter(({ joins, group }) => joins && group === name).map(({ brand }) => brand)),
    ];
    const parts = boards.filter(({ products }) => products.some(isMember));
    // Otherwise the line at the left would pass below another group.
    const isJoined = parts.length > 1 && parts.every(({ products: [first] }) => first && isMember(first));
    for (const [index, board] of parts.entries()) {
      const members = board.products.filter(isMember);
      const above = parts[index - 1];
      const [first, last, joined] = [members[0], members.at(-1), members.find(({ joins }) => joins)];
      if (!first || !last) continue;
      const to = last.x + cell * 0.42;
      board.brackets.push({
        y: board.plank + below,
        from: first.x - cell * 0.42,
        joint: joined ? Math.max(joined.x - cell / 2, first.x - cell * 0.42) : to,
        to,
        ...(isJoined && { rail: { x: railX, above: above && above.plank + below } }),
        ...(index === 0 && { text: `${name}: ${all.filter(isMember).length}, with ${formatList(joining)}` }),
      });
    }
  }
}
