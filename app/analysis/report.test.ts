import { describe, expect, test } from "vitest";
import { contentFolder } from "../content/trial-content";
import { readEdition } from "../edition/edition";

// What the specification says of the report, against the content as it is.
const result = readEdition(contentFolder);
if (!result.ok) throw new Error(result.message);
const { report, products, shares, tiers, resolver } = result.edition;

describe("products", () => {
  test("are ten, in the brief's order", () => {
    expect(products.map(({ id, slug, place }) => [id, slug, place])).toEqual([
      ["1", "bioswiss-heart-shaped", 1],
      ["2", "bioswiss-animal-shaped", 2],
      ["3", "care-bears-shaped", 3],
      ["4", "welly-zoo-animals", 4],
      ["5", "band-aid-star-wars", 5],
      ["6", "bioswiss-butterfly", 6],
      ["7", "medibadge-glitter-stars", 7],
      ["8", "bioswiss-gummy-bear", 8],
      ["9", "hot-wheels-shaped", 9],
      ["10", "bioswiss-emoji", 10],
    ]);
  });

  test("have five listed brands and four groups", () => {
    expect([...new Set(products.map(({ brand }) => brand))].sort()).toEqual([
      "BAND-AID",
      "BioSwiss",
      "Hot Wheels",
      "MediBadge",
      "Welly",
    ]);
    expect([...new Set(products.map(({ group }) => group))].sort()).toEqual([
      "BAND-AID",
      "BioSwiss",
      "MediBadge",
      "Welly",
    ]);
    expect(products.find(({ slug }) => slug === "care-bears-shaped")?.brand).toBe("BioSwiss");
    expect(products.find(({ id }) => id === "9")).toMatchObject({ brand: "Hot Wheels", group: "BioSwiss" });
  });

  test("have ratings where the brief gives them, in its words", () => {
    const rated = products.flatMap(({ id, rating, reviews }) =>
      rating || reviews ? [[id, rating, reviews]] : [],
    );
    expect(rated).toEqual([
      ["1", "4.4/5", "2,351 ratings"],
      ["5", "4.3/5", "21 reviews"],
    ]);
    for (const product of products.filter(({ id }) => id !== "1" && id !== "5")) {
      expect(product).not.toHaveProperty("rating");
      expect(product).not.toHaveProperty("reviews");
    }
  });

  test.each(products.map((product) => [product.slug, product] as const))(
    "%s has every field",
    (_, product) => {
      for (const field of [
        "id",
        "slug",
        "name",
        "brand",
        "count",
        "price",
        "priceRange",
        "packaging",
        "marketTier",
        "brandColor",
      ] as const)
        expect(product[field], field).toMatch(/\S/u);
      expect(product.count).toMatch(/^(24|50|100) bandages$/u);
      expect(product.price).toMatch(/^\$\d+\.\d\d$/u);
      expect(product.brandColor).toMatch(/^#[0-9a-f]{6}$/iu);
      const record = report.products.find(({ slug }) => slug === product.slug);
      for (const field of ["features", "targetAudience", "uniqueSellingPoints", "additionalInfo"] as const)
        expect(record?.[field].length, field).toBeGreaterThan(0);
      expect(record?.features.length).toBeGreaterThanOrEqual(2);
    },
  );

  test("use the counts that the brief names, each of them", () => {
    expect([...new Set(products.map(({ bandages }) => bandages))].sort((a, b) => a - b)).toEqual([
      24, 50, 100,
    ]);
  });

  test("cost what their tier allows, price per bandage included", () => {
    for (const { dollars, bandages, dollarsPerBandage, marketTier, priceRange } of products) {
      const tier = tiers.find(({ label }) => label === marketTier);
      expect(priceRange).toBe(tier?.range);
      expect(dollars).toBeGreaterThanOrEqual(tier?.min ?? Number.NaN);
      expect(dollars).toBeLessThanOrEqual(tier?.max ?? Number.NaN);
      expect(dollarsPerBandage * bandages).toBeCloseTo(dollars, 10);
    }
  });
});

test("shares are 70, 10, 10 and 10 percent of four groups", () => {
  expect(
    shares.map(({ brand, products: count, percentage }) => ({ brand, products: count, percentage })),
  ).toEqual([
    { brand: "BioSwiss", products: 7, percentage: 70 },
    { brand: "Welly", products: 1, percentage: 10 },
    { brand: "BAND-AID", products: 1, percentage: 10 },
    { brand: "MediBadge", products: 1, percentage: 10 },
  ]);
  for (const { color } of shares) expect(color).toMatch(/^#[0-9a-f]{6}$/iu);
  expect(shares.flatMap(({ members }) => members)).toHaveLength(products.length);
});

test("tiers have the brief's ranges and colours; only Welly is Premium, nothing is Value", () => {
  expect(
    tiers.map(({ label, range, color, products: members }) => [label, range, color, members.length]),
  ).toEqual([
    ["Premium", "$10-15", "purple", 1],
    ["Mid", "$7-10", "blue", 9],
    ["Value", "$4-7", "green", 0],
  ]);
  expect(tiers[0]?.products.map(({ brand }) => brand)).toEqual(["Welly"]);
});

test("what the home page's tiles and findings name is derived", () => {
  const shown = (name: string) => resolver.values.get(name)?.raw;
  expect(shown("products.count")).toBe(10);
  expect(shown("share.BioSwiss.products")).toBe(7);
  expect(shown("brands.major.count")).toBe(4);
  expect(shown("price.range")).toBe("$4-15");
  expect(shown("leader.percent")).toBe(70);
  expect(shown("report.year")).toBe("2025");
});

test("the methodology confirms five results and names the brief's limitations", () => {
  const { results, limitations, validation } = report.methodology;
  expect(results.rows.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => "Confirmed"));
  expect(validation.steps).toHaveLength(5);
  expect(limitations.rows.length).toBeGreaterThanOrEqual(3);
});
