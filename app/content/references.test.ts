import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readEdition } from "../edition/edition";
import { animal, heart, problemLines, TrialContent } from "./trial-content";

// What one file says of another. Each test breaks one thing in a copy of the content.
let content: TrialContent;

beforeEach(() => {
  content = new TrialContent();
});

afterEach(() => content.remove());

function expectProblem(file: string, marked: string, message: string): void {
  expect(problemLines(readEdition(content.root))).toEqual([`${content.where(file, marked)}  ${message}`]);
}

test("the content as it is has no problem", () => {
  expect(problemLines(readEdition(content.root))).toEqual([]);
});

describe("brand", () => {
  test("misspelt on a product", () => {
    content.set(heart, "brand", "brand: BioSwis");
    expectProblem(
      heart,
      "brand: ‸BioSwis\n",
      'brand: found the unknown brand "BioSwis"; did you mean "BioSwiss"?',
    );
  });

  test("like none, so that all are offered", () => {
    content.set(heart, "brand", "brand: Acme Corporation");
    expectProblem(
      heart,
      "brand: ‸Acme",
      'brand: found the unknown brand "Acme Corporation"; expected one of: BioSwiss, Welly, BAND-AID, MediBadge, Hot Wheels',
    );
  });

  test("written in other letters of case", () => {
    content.set(heart, "brand", "brand: bioswiss");
    expectProblem(
      heart,
      "brand: ‸bioswiss\n",
      'brand: found the unknown brand "bioswiss"; did you mean "BioSwiss"?',
    );
  });

  test("misspelt as a brand group", () => {
    content.edit("brands.yaml", "group: Welly", "group: Wely");
    expectProblem(
      "brands.yaml",
      "group: ‸Wely\n",
      'group: found the unknown brand "Wely"; did you mean "Welly"?',
    );
  });

  test("misspelt among the advantages", () => {
    content.edit("market.yaml", "brand: Welly", "brand: Wellly");
    expectProblem(
      "market.yaml",
      "brand: ‸Wellly\n",
      'brand: found the unknown brand "Wellly"; did you mean "Welly"?',
    );
  });

  test("listed twice", () => {
    content.edit("brands.yaml", "name: MediBadge", "name: Welly");
    content.edit("brands.yaml", "group: MediBadge", "group: Welly");
    const first = content.where("brands.yaml", 'name: ‸Welly\n  group: Welly\n  color: { value: "#1f9aad"');
    expect(problemLines(readEdition(content.root))).toContainEqual(
      expect.stringContaining(
        `brand: found "Welly" a second time (first in ${first.replace(/:\d+$/u, "")}); expected each brand once`,
      ),
    );
  });
});

describe.each([
  ["id", "1"],
  ["slug", "bioswiss-heart-shaped"],
  ["name", "BioSwiss Heart-Shaped Bandages"],
])("one %s on two products", (key, value) => {
  test("is named at the second, with the place of the first", () => {
    content.set(animal, key, `${key}: "${value}"`);
    const line =
      content
        .read(heart)
        .split("\n")
        .findIndex((text) => text.startsWith(`${key}:`)) + 1;
    expectProblem(
      animal,
      `${key}: ‸"${value}"\n`,
      `${key}: found "${value}" a second time (first in content/${heart}:${line}); expected each ${key} once`,
    );
  });
});

describe("tier and price", () => {
  test("a tier that there is not", () => {
    content.set(heart, "marketTier", "marketTier: Premum");
    expectProblem(
      heart,
      "marketTier: ‸Premum",
      'marketTier: found the unknown tier "Premum"; did you mean "Premium"?',
    );
  });

  test("a tier that the price is not in", () => {
    content.set(heart, "marketTier", "marketTier: Premium");
    content.set(heart, "price", "price: { value: 8.5, kind: illustrative }");
    expectProblem(
      heart,
      "price: { value: ‸8.5",
      "price: found 8.5; expected 10 to 15, the range of the tier Premium",
    );
  });

  test.each(["6.99", "10.01"])("a price of %s outside its tier", (price) => {
    content.set(heart, "price", `price: { value: ${price}, kind: illustrative }`);
    expectProblem(
      heart,
      `price: { value: ‸${price}`,
      `price: found ${price}; expected 7 to 10, the range of the tier Mid`,
    );
  });

  test("a price in its short form is found where it stands", () => {
    content.set(heart, "price", "price: 99");
    expectProblem(heart, "price: ‸99", "price: found 99; expected 7 to 10, the range of the tier Mid");
  });

  test.each(["7", "10"])("a price of %s at the edge of its tier is in it", (price) => {
    content.set(heart, "price", `price: { value: ${price}, kind: illustrative }`);
    expect(problemLines(readEdition(content.root))).toEqual([]);
  });
});

describe("count", () => {
  test.each([1, 36, 101])("an illustrative count of %i is none that the brief names", (count) => {
    content.set(heart, "count", `count: { value: ${count}, kind: illustrative }`);
    expectProblem(
      heart,
      `count: { value: ‸${count}`,
      `count: found ${count} of kind illustrative; expected one of 24, 50, 100, the counts that the brief names`,
    );
  });

  test("a count that a public source states may be any", () => {
    content.set(heart, "count", "count: { value: 36, kind: public, sources: [openfda-welly] }");
    expect(problemLines(readEdition(content.root))).toEqual([]);
  });
});

describe("rating and reviews", () => {
  test("a rating without reviews", () => {
    content.set(heart, "reviews", "");
    expectProblem(heart, "rating: ‸4.4", "rating: found a rating without reviews; expected both or none");
  });

  test("reviews without a rating", () => {
    content.set(heart, "rating", "");
    expectProblem(heart, "reviews: ‸{", "reviews: found reviews without a rating; expected both or none");
  });
});

describe("source", () => {
  test("misspelt on a value", () => {
    content.set(heart, "packaging", "packaging: { value: Tin, kind: public, sources: [openfda-wely] }");
    expectProblem(
      heart,
      "sources: ‸[openfda-wely]",
      'packaging.sources: found the unknown source "openfda-wely"; did you mean "openfda-welly"?',
    );
  });

  test("misspelt in a citation, beside one that is right", () => {
    content.set(heart, "summary", "summary: A heart, [cited](openfda-welly, sarasota-asso).");
    expectProblem(
      heart,
      "summary: ‸A heart",
      'summary: found the unknown source "sarasota-asso"; did you mean "sarasota-aso"?',
    );
  });

  test("listed twice", () => {
    content.edit("sources.yaml", "- id: sarasota-aso", "- id: openfda-welly");
    expect(problemLines(readEdition(content.root))).toContainEqual(
      expect.stringMatching(
        /^content\/sources\.yaml:\d+:7 {2}source id: found "openfda-welly" a second time \(first in content\/sources\.yaml:\d+\); expected each source id once$/u,
      ),
    );
  });
});

test("a file that does not parse causes no problem in the others", () => {
  content.write("brands.yaml", "- name: BioSwiss\n");
  const lines = problemLines(readEdition(content.root));
  expect(lines.filter((line) => !line.startsWith("content/brands.yaml:"))).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
});
