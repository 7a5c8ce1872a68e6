import { describe, expect, test } from "vitest";
import { type ComparedEdition, type ComparedProduct, compareEditions } from "./compare-editions";

const product = (slug: string, priceNumber = 8, name = slug): ComparedProduct => ({
  slug,
  priceNumber,
  name,
  price: `$${priceNumber}`,
  isIllustrative: false,
});
const share = (brand: string, percentage: number) => ({ brand, percentage, products: 1 });
const tier = (label: string, range: string) => ({ label, range, products: 1 });

function edition(
  products: ComparedProduct[],
  { currency = "USD", shares = [], tiers = [] }: Partial<ComparedEdition> = {},
): ComparedEdition {
  return { currency, products, shares, tiers };
}

const slugs = (products: readonly ComparedProduct[]) => products.map(({ slug }) => slug);

describe("products", () => {
  test("came if the edition before lacks their slug, and went if this one does", () => {
    const { came, went } = compareEditions(
      edition([product("heart"), product("car")]),
      edition([product("star"), product("heart")]),
    );
    expect([slugs(came), slugs(went)]).toEqual([["star"], ["car"]]);
  });

  test("stay under a new name", () => {
    const { came, went } = compareEditions(
      edition([product("heart", 8, "Hearts")]),
      edition([product("heart", 8, "Red Hearts")]),
    );
    expect([came, went]).toEqual([[], []]);
  });
});

describe("prices", () => {
  test("are listed if they changed, with both products", () => {
    const before = [product("heart", 8), product("car", 7), product("gone", 9)];
    const now = [product("heart", 8), product("car", 7.5), product("new", 9)];
    const { prices } = compareEditions(edition(before), edition(now));
    expect(prices).toEqual([{ before: before[1], now: now[1] }]);
  });

  test("are not compared between currencies", () => {
    const { prices } = compareEditions(
      edition([product("heart", 8)]),
      edition([product("heart", 9)], { currency: "EUR" }),
    );
    expect(prices).toBeUndefined();
  });
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
