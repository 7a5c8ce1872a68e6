import { describe, expect, test } from "vitest";
import { heart, trialContent } from "../../tests/trial-content";

const content = trialContent();

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
