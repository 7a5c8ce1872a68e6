import { expect, test } from "vitest";
import type { StatedValue } from "../../app/analysis/stated-values";
import { parseProse } from "../../app/content/prose";
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

function observation(
  change: Partial<Omit<Observation, "asked"> & { asked: Partial<StatedValue> }> = {},
): Observation {
  const asked = {
    name: "Heart [50 ct]",
    path: ["price"],
    unit: "US dollars",
    ...change.asked,
  } as StatedValue;
  return {
    row: 2,
    value: 8.5,
    day: "2026-11-20",
    title: "Hearts & Stars, 50 ct",
    address: "https://shop.example/1",
    publisher: "Café Shop",
    ...change,
    asked,
  };
}

test("one address is one new source, whose sentence names all that was seen there", () => {
  const seen = [
    observation(),
    observation({ value: 1, asked: { path: ["count"], unit: "bandages" } }),
    observation({ value: "Tin", asked: { path: ["packaging"], unit: "" } }),
    observation({ value: "#000000", asked: { name: "Welly", path: [1, "color"], unit: "" } }),
  ];
  const { ids, added, reused } = planSources(seen, [known]);
  expect([...ids.values()]).toEqual(Array(4).fill("cafe-shop-hearts-stars-50-ct"));
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
    [observation({ address: "https://shop.example:443/old/" })],
    [known],
  );
  expect([[...ids.values()], added, reused]).toEqual([["shop-heart"], [], ["shop-heart"]]);
});

test.each([
  [{ publisher: "Shop", title: "Heart" }, "shop-heart-2"],
  [{ publisher: "店", title: "絆創膏" }, "source"],
  [{ publisher: "Shop", title: "word ".repeat(40) }, `shop${"-word".repeat(11)}`],
])("%j is called %s", (change, id) => {
  expect(planSources([observation(change)], [known]).added.map((source) => source.id)).toEqual([id]);
});

test("two new sources of one name get two ids", () => {
  const seen = [observation(), observation({ address: "https://shop.example/2" })];
  expect(planSources(seen, []).added.map(({ id }) => id)).toEqual([
    "cafe-shop-hearts-stars-50-ct",
    "cafe-shop-hearts-stars-50-ct-2",
  ]);
});
