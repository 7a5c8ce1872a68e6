import { expect, test } from "vitest";
import { animal, heart, trialContent } from "../../tests/trial-content";

// Unusual but legitimate values, which no check may refuse.
const content = trialContent();

test("a status with its sign, votes, a book without address and an old page", () => {
  content.edit(
    "methodology.yaml",
    /(?<=^ {6})status: Confirmed/mu,
    "status: Partly confirmed\n      sign: circle",
  );
  content.set(heart, "rating", "rating: { value: 4.4, kind: illustrative }");
  content.set(heart, "reviews", "reviews: { value: { number: 1, noun: entries }, kind: illustrative }");
  content.edit("sources.yaml", "https://sources.example/openfda-welly", "http://sources.example/old");
  content.edit("sources.yaml", /^ {2}address: https.*\n/mu, "");
  expect(content.problems()).toEqual([]);
  const { products, report } = content.edition();
  expect(products[0]?.reviews).toBe("1 entry");
  expect(report.sources.filter(({ address }) => !address)).toHaveLength(1);
});

test("words with digits in sentences, and a brand without products", () => {
  const brand = '- { name: 3M, group: 3M, color: "#7a3fb0" }\n';
  content.edit("brands.yaml", /^(?=- name: Welly)/mu, brand);
  const intro = 'intro: "3M has {brand.3M.products} products of 18/8 steel with 750 ml."';
  const facts = "facts:\n  - { key: volume, label: Volume, unit: ml }";
  content.set("products.yaml", "intro", `${intro}\n${facts}`);
  content.edit("data.yaml", /^columns:/mu, "columns:\n  volume: How much it holds.");
  content.set(heart, "packaging", "packaging: 18/8 steel");
  content.edit(heart, /^summary:/mu, "facts: { volume: 750 }\nsummary:");
  expect(content.problems()).toEqual([]);
  const find = (name: string) => content.edition().resolver.values.get(name);
  expect(find("brand.3M.products")?.raw).toBe(0);
  expect(find("fact.volume.median")?.raw).toBe("750 ml");
  content.edit(heart, "volume: 750", "volume: { value: 750, kind: illustrative }");
  expect(content.problems()).toEqual([expect.stringContaining('found the bare number "750"')]);
});

test("a figure less: the others keep their ids and close the gap in the numbers", () => {
  const before = Object.values(content.edition().figures());
  content.set("figures.yaml", "pack-counts", "");
  expect(content.problems()).toEqual([]);
  const after = Object.values(content.edition().figures());
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => id !== "pack-counts"));
  expect(after.map(({ number }) => number)).toEqual(after.map((_, index) => index + 1));
});

test("words that a figure leaves behind are named with it", () => {
  content.set("figures.yaml", "licences", "");
  content.edit("methodology.yaml", /^ {6}cite: .*/mu, "      cite: licences");
  expect(content.problems().map((problem) => problem.replace(/^\S+ +/u, ""))).toEqual([
    'columns.licences: found "licences", a column of the figure licences, which this edition leaves out; expected no words for it',
    'columns.origin: found "origin", a column of the figure licences, which this edition leaves out; expected no words for it',
    expect.stringMatching(
      /cite: found "licences", a figure that this edition leaves out; expected another, or no "cite"/u,
    ),
  ]);
});

test("a figure of an own fact: numbers by size, each illustrative where its products are", () => {
  content.edit(
    "products.yaml",
    /^title:/mu,
    "facts:\n  - { key: net_weight, label: Weight, unit: g }\ntitle:",
  );
  content.edit("data.yaml", /^columns:/mu, "columns:\n  net_weight: What it weighs.");
  content.edit(heart, /^summary:/mu, "facts: { net_weight: 9.5 }\nsummary:");
  content.edit(animal, /^summary:/mu, "facts: { net_weight: { value: 8, kind: illustrative } }\nsummary:");
  content.edit("figures.yaml", /^pack-counts:/mu, "fact-net-weight:");
  expect(content.problems()).toEqual([]);
  const figures = content.edition().figures();
  const { rows = [], chart } = figures["fact-net-weight"] ?? {};
  expect(rows.map((row) => row.map(({ text, kind }) => `${text} ${kind}`))).toEqual([
    ["8 g illustrative", "1 illustrative"],
    ["9.5 g input", "1 input"],
  ]);
  expect(chart).toMatchObject({ rows: [{ runs: [{ marks: [{ isOpen: true }] }] }, {}] });
  expect(figures["pack-counts"]).toBeUndefined();
});

test("the words of a figure's rows", () => {
  content.edit("figures.yaml", /^licences:\n/mu, "licences:\n  rows: [Of a studio, Of the maker]\n");
  expect(content.problems()).toEqual([]);
  const { licences } = content.edition().figures();
  expect(licences?.rows.map(([first]) => first?.text)).toEqual(["Of a studio", "Of the maker"]);
});
