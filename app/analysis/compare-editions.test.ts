import { expect, test } from "vitest";
import { type ComparedEdition, type ComparedProduct, compareEditions } from "./compare-editions";

const product = (slug: string, priceNumber = 8, name = slug): ComparedProduct => {
  const price = `$${priceNumber}`;
  return { slug, priceNumber, name, price, isIllustrative: false };
};
const share = (brand: string, percentage: number) => ({ brand, percentage, products: 1 });
const tier = (label: string, range: string) => ({ label, range, products: 1 });

const nothing = { currency: "USD", products: [], shares: [], tiers: [] };
const edition = (products: ComparedProduct[], other: Partial<ComparedEdition> = {}) => ({
  ...nothing,
  products,
  ...other,
});

const slugs = (products: readonly ComparedProduct[]) => products.map(({ slug }) => slug);

test("products came or went by their slug, whatever their name", () => {
  const { came, went } = compareEditions(
    edition([product("heart", 8, "Hearts"), product("car")]),
    edition([product("star"), product("heart", 8, "Red Hearts")]),
  );
  expect([slugs(came), slugs(went)]).toEqual([["star"], ["car"]]);
});

test("prices are listed if they changed, unless the currency did", () => {
  const before = [product("heart", 8), product("car", 7), product("gone", 9)];
  const now = [product("heart", 8), product("car", 7.5), product("new", 9)];
  expect(compareEditions(edition(before), edition(now)).prices).toEqual([{ before: before[1], now: now[1] }]);
  expect(compareEditions(edition(before), edition(now, { currency: "EUR" })).prices).toBeUndefined();
});

test("shares and tiers stand side by side in the order of this edition, those that went last", () => {
  const { shares, tiers } = compareEditions(
    edition([], { shares: [share("A", 70), share("B", 30)], tiers: [tier("Mid", "$7-10")] }),
    edition([], { shares: [share("C", 60), share("A", 40)], tiers: [tier("Mid", "$8-10")] }),
  );
  expect(shares.map(({ name, before, now }) => [name, before?.percentage, now?.percentage])).toEqual([
    ["C", undefined, 60],
    ["A", 70, 40],
    ["B", 30, undefined],
  ]);
  expect(tiers.map(({ before, now }) => [before?.range, now?.range])).toEqual([["$7-10", "$8-10"]]);
});
