import { describe, expect, test } from "vitest";
import { seededChance } from "../../tests/seeded-chance";
import { type Sortable, type SortOrder, sortOrders, sortProducts } from "./sort";

interface Listed extends Sortable {
  brand: string;
  marketTier: string;
}

const names = ["Ant", "ant", "Bee", "Émile", "Elk", "Zoo 10", "Zoo 9", ""];

/** A random list with many ties. */
function makeList(random: () => number): Listed[] {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  return Array.from({ length: Math.floor(random() * 16) }, (_, index) => {
    const [priceNumber, countNumber] = [pick([4, 7.99, 8.49, 12]), pick([24, 50, 100])];
    return {
      place: index + 1,
      name: pick(names),
      brand: pick(["A", "B", "Ant"]),
      marketTier: pick(["Mid", "Premium"]),
      priceNumber,
      countNumber,
      pricePerPieceNumber: priceNumber / countNumber,
      ...(random() < 0.4 && { ratingNumber: pick([0, 3.5, 4.4]) }),
    };
  });
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Whether `b` may follow `a`. */
const mayFollow: Record<SortOrder, (a: Listed, b: Listed) => boolean> = {
  list: (a, b) => a.place < b.place,
  name: (a, b) => a.name.localeCompare(b.name, "en") <= 0,
  price: (a, b) => a.priceNumber <= b.priceNumber,
  "per-piece": (a, b) => a.pricePerPieceNumber <= b.pricePerPieceNumber,
  count: (a, b) => a.countNumber >= b.countNumber,
  rating: (a, b) =>
    b.ratingNumber === undefined || (a.ratingNumber !== undefined && a.ratingNumber >= b.ratingNumber),
};

describe.each([1, 2, 3, 4, 5])("any list, seed %i", (seed) => {
  const random = seededChance(seed).next;
  const trials = Array.from({ length: 100 }, () => makeList(random));

  test.each(sortOrders)("by %s is sorted, keeps every product and leaves the list as it is", (order) => {
    for (const list of trials) {
      const before = structuredClone(list);
      const sorted = sortProducts(list, order);
      expect(list).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(list));
      for (const [index, product] of sorted.entries()) {
        const next = sorted[index + 1];
        if (next) expect(mayFollow[order](product, next), `${order}: ${index}`).toBe(true);
      }
    }
  });

  test.each(sortOrders)("by %s does not depend on the order before", (order) => {
    for (const list of trials) {
      const sorted = sortProducts(list, order);
      expect(sortProducts(sorted, order)).toEqual(sorted);
      expect(sortProducts(shuffle(list, random), order)).toEqual(sorted);
    }
  });
});
