import { describe, expect, test } from "vitest";
import { heart, trialContent } from "../../tests/trial-content";
import type { Edition } from "./edition";

const content = trialContent();

const read = () => content.edition();

describe("an unknown derived value", () => {
  const problems = () => content.problems();

  test("is reported with a suggestion", () => {
    content.set("market.yaml", "lead", "lead: >-\n  {share.BioSwis.percent}");
    expect(problems()).toEqual([
      `${content.where("market.yaml", "lead: ‸>-")}  lead: found the unknown derived value "share.BioSwis.percent"; did you mean "share.BioSwiss.percent"?`,
    ]);
  });

  test("in a product's own file gets a suggestion with this.", () => {
    content.set(heart, "summary", 'summary: "{this.prize}"');
    expect(problems()).toEqual([
      `${content.where(heart, 'summary: ‸"{this')}  summary: found the unknown derived value "this.prize"; did you mean "this.price"?`,
    ]);
  });

  test("can be one that only other products have", () => {
    content.set(heart, "summary", 'summary: "{this.licence}"');
    expect(problems()).toEqual([
      expect.stringContaining('summary: found the unknown derived value "this.licence"; '),
    ]);
  });

  test("can be this. outside a product's file", () => {
    content.set("products.yaml", "intro", 'intro: "{this.price}"');
    expect(problems()).toEqual([
      expect.stringContaining('intro: found the unknown derived value "this.price"; '),
    ]);
  });

  test.each(["toString", "__proto__", "constructor", "share", "share.", ".", "products.count "])(
    "%j is unknown unless it only has an extra space",
    (name) => {
      content.set("products.yaml", "intro", `intro: "{${name}}"`);
      expect(problems()).toEqual(
        name.endsWith(" ") ? [] : [expect.stringContaining(`found the unknown derived value "${name}"`)],
      );
    },
  );

  test("is reported everywhere at once", () => {
    content.set("products.yaml", "intro", 'intro: "{one.x} and {one.y}"');
    content.set(heart, "summary", 'summary: "{one.z}"');
    expect(problems().map((line) => line.replace(/;.*/u, ""))).toEqual([
      expect.stringContaining('"one.x"'),
      expect.stringContaining('"one.y"'),
      expect.stringContaining('"one.z"'),
    ]);
  });
});

describe("a figure with illustrative values", () => {
  test.each(["title", "alt"])("must say so in its %s", (field) => {
    const figure = /^price-by-product:\n(?: .*\n)+/mu.exec(content.read("figures.yaml"))?.[0] ?? "";
    const key = new RegExp(`^  ${field}: (?:>-\\n(?: {4}.*\\n)+|.*\\n)`, "mu");
    content.edit("figures.yaml", figure, figure.replace(key, `  ${field}: A price for each\n`));
    expect(content.problems()).toEqual([
      `${content.where("figures.yaml", `  ${field}: ‸A price for each`)}  price-by-product.${field}: found no "illustrative"; expected the word, because the figure shows illustrative values`,
    ]);
  });
});

// tests/built/one-number.test.ts checks the pages.
describe("changing one number", () => {
  /** Every value as a comparable string, by name. */
  const values = ({ resolver }: Edition) =>
    new Map([...resolver.values].map(([name, { raw, unit, kind }]) => [name, `${raw} ${unit} ${kind}`]));

  function changedNames(before: Edition, after: Edition): string[] {
    const [old, now] = [values(before), values(after)];
    return [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name));
  }

  test("a price changes only prices", () => {
    const before = read();
    content.set(heart, "price", "price: { value: 9.99, kind: illustrative }");
    const after = read();
    const changed = changedNames(before, after);
    expect(changed).toEqual(
      expect.arrayContaining([
        "product.bioswiss-heart-shaped.price",
        "product.bioswiss-heart-shaped.perPiece",
      ]),
    );
    for (const name of changed)
      expect(name).toMatch(/^(price|perPiece)\.|^product\.bioswiss-heart-shaped\.(price|perPiece)$/u);
    expect(after.products[0]?.price).toBe("$9.99");
    expect(after.tiers.find(({ label }) => label === "Mid")?.products[0]?.priceNumber).toBe(9.99);
  });

  test("a rating changes only ratings", () => {
    const before = read();
    content.set(heart, "rating", "rating: 4.6");
    const after = read();
    expect(changedNames(before, after)).toEqual(["rated.highest", "product.bioswiss-heart-shaped.rating"]);
  });

  test("a brand group changes the shares", () => {
    const before = read();
    content.edit("brands.yaml", /name: Hot Wheels\n {2}group: BioSwiss/u, "name: Hot Wheels\n  group: Welly");
    const after = read();
    expect(after.shares.map(({ brand, products, percentage }) => [brand, products, percentage])).toEqual([
      ["BioSwiss", 6, 60],
      ["Welly", 2, 20],
      ["BAND-AID", 1, 10],
      ["MediBadge", 1, 10],
    ]);
    expect(changedNames(before, after)).toEqual([
      "brands.major.names",
      "share.BioSwiss.products",
      "share.BioSwiss.percent",
      "share.Welly.products",
      "share.Welly.percent",
      "leader.products",
      "leader.percent",
      "others.products",
    ]);
  });

  test("a tier's limit changes its range", () => {
    const before = read();
    content.edit("tiers.yaml", "max: 15", "max: 16");
    const after = read();
    expect(after.products.find(({ brand }) => brand === "Welly")?.priceRange).toBe("$10-16");
    expect(changedNames(before, after)).toEqual([
      "price.range",
      "price.max",
      "tier.Premium.range",
      "tier.Premium.max",
      "product.welly-zoo-animals.priceRange",
    ]);
  });
});
