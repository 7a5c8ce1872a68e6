import { afterEach, expect, test, vi } from "vitest";
import { brand, product, smallContent, tier } from "../../tests/small-content";
import { formatProblems } from "../content/problem";
import { parseProse } from "../content/prose";
import type { Content } from "../content/read-content";
import { checkSelections, listIllustrative, listWarnings } from "./check-content";
import { checkReferences } from "./check-references";
import { checkNames, checkValues, checkWords } from "./check-sentences";
import { deriveContentValues } from "./report";

afterEach(() => vi.unstubAllEnvs());

/** A problem's file is the path of its value. */
const at: Content["at"] = (path, message) => ({ file: path.join("."), line: 1, column: 1, message });

function makeContent(records: Parameters<typeof smallContent>[0], others: object = {}): Content {
  return { ...smallContent(records), at, ...others };
}

const brands = [brand("Alpha"), brand("Beta"), brand("Gamma", "Alpha")];
const tiers = [tier("High", 10, 15), tier("Low", 7, 10), tier("Empty", 4, 7)];
const products = [
  product("one"),
  product("two", { license: "Star" }),
  product("three", { brand: "Gamma" }),
  product("four", {
    brand: "Beta",
    marketTier: "High",
    price: { value: 12, kind: "illustrative", sources: [] },
  }),
].map((each, index) => ({ ...each, id: String(index + 1) }));

/** What the checks say of a sentence at a place of the content. */
function check(sentence: string, place = "home", records: Parameters<typeof smallContent>[0] = {}): string[] {
  const others = { [place]: { words: parseProse(sentence).prose } };
  const content = makeContent({ brands, tiers, products, ...records });
  const values = deriveContentValues(content);
  const parts = { brands: content.brands, products: content.products, at, ...others } as unknown as Content;
  const problems = [...checkWords(parts), ...checkNames(parts, values), ...checkValues(parts, values)];
  return problems.map(({ message }) => message);
}

test("a sound sentence", () => {
  const sentence =
    "{leader.name} has {leader.products|words} of the {products.count}, {leader.joined.names} included. " +
    "{tier.Empty.products|None} {tier.Empty.products|is|are} below; [7 boxes](seen) were sold.";
  expect(check(sentence)).toEqual([]);
});

test.each([
  ["These are illustrative.", 'found "illustrative"'],
  ["A made-up price", 'found "made-up"'],
  ["We made them up.", 'found "made them up"'],
  ["Alpha has 7.", 'found the bare number "7"'],
  ["Alpha has three, with Gamma.", 'found "Gamma" as words; expected {leader.joined.names}'],
  ["Gamma included", 'found "Gamma" as words'],
  ["{tier.Low.product}", 'found the unknown value "tier.Low.product"'],
  ["{tier.Empty.products} below", "found zero in {tier.Empty.products}; expected another sentence, or"],
  ["{tier.Empty.names} below", "found nothing in {tier.Empty.names}"],
  ["{tier.High.products} products are there", 'found "1 products"'],
  ["{licensed.count|words} licensed names", 'found "1 licensed names"'],
  ["{tier.High.products|Words} are there", 'found "1 are"'],
  ["{tier.Low.products|words} product is there", 'found "3 product"'],
])("%s", (sentence, problem) => {
  expect(check(sentence)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  "{tier.High.products} of the products are there",
  "{tier.Low.products|words} product pages",
  "{tier.High.products} {tier.High.products|product|products}",
  "{tier.Empty.products|no} product is there",
])("a number that fits its words: %s", (sentence) => {
  expect(check(sentence)).toEqual([]);
});

test("when nobody joins the leader, sentences that say who joins are problems", () => {
  const alone = { brands: brands.map(({ name }) => brand(name)) };
  expect(check("{leader.joined.names} included", "home", alone)[0]).toContain(
    "found nothing in {leader.joined.names}",
  );
});

test("a sentence to quote names no illustrative value", () => {
  const rating = { value: 4, kind: "illustrative", sources: [] } as const;
  const rated = { products: [{ ...product("one"), rating }] };
  const content = makeContent(rated);
  const use = { rows: [{ wording: parseProse("{rated.count} of {products.count}").prose }] };
  const found = checkValues(
    { ...content, methodology: { use } } as unknown as Content,
    deriveContentValues(content),
  );
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining("illustrative value {rated.count}"),
  ]);
});

test("words that define the mark may name it", () => {
  const parts = {
    methodology: { reading: { text: "Illustrative" } },
    data: { illustrative: "Illustrative" },
  };
  expect(checkWords({ ...parts, products: [], at } as unknown as Content)).toEqual([]);
});

test("references between files", () => {
  const others = {
    home: { findings: { cards: [{ text: parseProse("[one](unknown)").prose, shows: { tier: "Lower" } }] } },
    changes: [{ version: "1.0.1" }],
    list: { picks: [{ slugs: ["three"] }] },
  };
  const wrong = [
    { ...product("one", { brand: "Delta" }), id: "1" },
    { ...product("ONE", { price: { value: 11, kind: "illustrative", sources: [] } }), id: "1", slug: "404" },
  ];
  const found = formatProblems(checkReferences(makeContent({ brands, tiers, products: wrong }, others)));
  const expected = [
    "changes.0.version:1:1  found 1.0.1; expected 1.0.0, as in report.yaml",
    'home.findings.cards.0.shows.tier:1:1  found the unknown tier "Lower"; expected a label in tiers.yaml',
    'home.findings.cards.0.text:1:1  found the unknown source "unknown"; expected an id in sources.yaml',
    'list.picks.0.slugs.0:1:1  found the unknown product "three"; expected a slug in products/',
    'products.0.brand:1:1  found the unknown brand "Delta"; expected a name in brands.yaml',
    'products.1.id:1:1  found "1" a second time, first in products.0.id:1',
    'products.1.name:1:1  found "Product ONE" a second time',
    "products.1.price.value:1:1  found 11; expected 7 to 10, the range of the tier",
    'products.1.slug:1:1  found "404", which names a page',
  ];
  expect(found).toEqual(expected.map((line) => expect.stringContaining(line)));
});

test.each([
  [6.49, "found 6.49, which lies in Empty, 4 to 7, not in Low; expected marketTier: Empty"],
  [16, "found 16, which lies in no tier; expected a tier in tiers.yaml that is wide enough for it"],
  [7, undefined],
  [10, undefined],
])("an observed price of %s in the tier from 7 to 10", (value, problem) => {
  const observed = product("one", { price: { value, kind: "sourced", sources: ["seen"] } });
  const found = checkReferences(makeContent({ tiers, products: [observed] }));
  expect(found.map(({ message }) => message)).toEqual(problem ? [problem] : []);
});

test("choices that no product fits", () => {
  const cards = ["licensed", { theme: "Cars" }, { group: "Alpha" }].map((shows) => ({ shows }));
  const advantages = { brands: [{ brand: "Alpha" }, { brand: "Beta" }] };
  const content = makeContent(
    { brands, products: [product("one")] },
    { home: { findings: { cards } }, market: { advantages } },
  );
  expect(checkSelections(content).map(({ file }) => file)).toEqual([
    "home.findings.cards.0.shows",
    "home.findings.cards.1.shows",
    "market.advantages.brands.1.brand",
  ]);
});

test("without brands, products' brands are not checked", () => {
  const { brands: _, ...content } = makeContent({ products, tiers });
  expect(checkReferences(content)).toEqual([]);
});

test("a warning where words name a brand without products", () => {
  const sentence = (text: string) => parseProse(text).prose;
  const home = { stale: sentence("Ask Beta first."), cited: sentence("[Beta sold 7 boxes](seen).") };
  const content = makeContent({ brands, products: [product("one")] }, { home, about: undefined });
  expect(formatProblems(listWarnings(content))).toEqual([
    expect.stringContaining("home.stale:1:1  found Beta, which has no products"),
  ]);
});

test("warnings, and the illustrative values that are left", () => {
  vi.stubEnv("SITE_URL", "");
  const seen = { kind: "sourced", sources: ["seen"] } as const;
  const pack = { file: "box.svg", alt: "A pack" };
  const observed = {
    ...product("one"),
    packaging: { value: "Pouch", ...seen },
    pictures: { pack },
  };
  const content = makeContent({ products: [observed] });
  const about = { ...content.about, address: "https://report.example" };
  expect(formatProblems(listWarnings({ ...content, about }))).toEqual([
    expect.stringContaining("about.address:1:1  found https://report.example, an example"),
    expect.stringContaining(
      "products.0.packaging:1:1  found an observed packaging, Pouch; the drawn pack may show",
    ),
  ]);
  expect(formatProblems(listIllustrative(content))).toEqual([
    "products.0.count:1:1  20",
    "products.0.price:1:1  8",
  ]);
});
