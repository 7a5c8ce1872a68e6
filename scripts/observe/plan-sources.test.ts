import { expect, test } from "vitest";
import type { StatedValue } from "../../app/analysis/stated-values";
import { parseProse } from "../../app/content/prose";
import { dollars } from "../../tests/trial-content";
import type { Observation } from "./check-rows";
import { planSources } from "./plan-sources";

const known = {
  id: "shop-heart",
  publisher: "Shop",
  title: "Heart",
  address: "https://shop.example/old/",
  role: "secondary" as const,
  states: parseProse("Words").prose,
};

function observation({
  asked,
  value = 8.5,
  ...cells
}: Record<string, unknown> & { asked?: Partial<StatedValue> } = {}): Observation {
  const filled = {
    observed_on: "2026-11-20",
    source_title: "Hearts & Stars, 50 ct",
    source_address: "https://shop.example/1",
    source_publisher: "Café Shop",
    ...cells,
  };
  const about = { name: "Heart [50 ct]", path: ["price"], ...asked };
  const page = new URL(filled.source_address).href;
  return { row: 2, value, page, cells: filled, asked: about } as Observation;
}

test("one address is one new source, whose sentence names all that was seen there", () => {
  const seen = [
    observation({ asked: { measure: "money" } }),
    observation({ value: 1, asked: { path: ["count"], measure: "pieces" } }),
    observation({ value: "Tin", asked: { path: ["packaging"] } }),
    observation({ value: "#000000", asked: { name: "Welly", path: [1, "color"] } }),
  ];
  const { ids, added, reused } = planSources(seen, [known], dollars);
  expect(ids.get("https://shop.example/1")).toBe("cafe-shop-hearts-stars-50-ct");
  expect(reused).toEqual([]);
  expect(added).toEqual([
    {
      id: "cafe-shop-hearts-stars-50-ct",
      publisher: "Café Shop",
      title: "Hearts & Stars, 50 ct",
      address: "https://shop.example/1",
      date: "2026-11-20",
      states:
        "The page showed [Heart (50 ct) with price $8.50, count 1 bandage and packaging Tin; Welly with color #000000](cafe-shop-hearts-stars-50-ct).",
    },
  ]);
  expect(parseProse(added[0]?.states ?? "").problems).toEqual([]);
});

test("an address that the content knows is used as it is", () => {
  const { ids, added, reused } = planSources(
    [observation({ source_address: "https://shop.example:443/old/" })],
    [known],
    dollars,
  );
  expect([[...ids.values()], added, reused]).toEqual([["shop-heart"], [], ["shop-heart"]]);
});

test.each([
  [{ source_publisher: "Shop", source_title: "Heart" }, "shop-heart-2"],
  [{ source_publisher: "店", source_title: "絆創膏" }, "source"],
  [{ source_publisher: "Shop", source_title: "word ".repeat(40) }, `shop${"-word".repeat(11)}`],
])("%j is called %s", (change, id) => {
  expect(
    planSources([observation({ asked: { measure: "money" }, ...change })], [known], dollars).added.map(
      (source) => source.id,
    ),
  ).toEqual([id]);
});

test("two new sources of one name get two ids", () => {
  const seen = [observation(), observation({ source_address: "https://shop.example/2" })];
  expect(planSources(seen, [], dollars).added.map(({ id }) => id)).toEqual([
    "cafe-shop-hearts-stars-50-ct",
    "cafe-shop-hearts-stars-50-ct-2",
  ]);
});
