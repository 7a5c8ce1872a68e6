import { expect, test } from "vitest";
import { brand, illustrative, product, smallContent, sourced, tier } from "../../tests/small-content";
import { formatDiagnostics } from "../content/diagnostic";
import type { Pictures } from "../content/pictures";
import { parseProse } from "../content/prose";
import type { Content, ContentFolder } from "../content/read-content";
import {
  checkColumns,
  checkDataDescription,
  checkSentences,
  checkUrls,
  findIllustrativeValues,
  findWarnings,
} from "./check";
import { deriveNamedValues } from "./named-values";
import { deriveReportModel } from "./report";

/** Creates a diagnostic whose file is the path of its value, so that tests can compare it. */
const diagnosticAt: ContentFolder["diagnosticAt"] = (path, message) => ({
  file: path.join("."),
  line: 1,
  column: 1,
  message,
});

const content = smallContent({
  brands: [brand("Alpha"), brand("Beta")],
  tiers: [tier("High", 10, 15), tier("Low", 7, 10), tier("Empty", 0, 7)],
  products: [product("one"), product("two", { brand: "Beta", marketTier: "High", price: illustrative(12) })],
});
const values = deriveNamedValues(deriveReportModel(content, { hasPdf: false }));

test.each([
  ["{leader.name} has {tier.High.products|words} of the {products.count}.", undefined],
  ["{tier.Empty.products|None} {tier.Empty.products|is|are} of {leader.joined.names|none}.", undefined],
  ["{tier.Low.product}", 'unknown value "tier.Low.product"; expected a name in docs/values.md, such as ti'],
  ["{leader.joined.count|words} more", "leader.joined.products"],
  ["From {tier.Empty.min} up", undefined],
  ["{tier.Empty.products} below", "found zero in {tier.Empty.products}; expected another sentence, or"],
  ["{tier.Empty.names} below", "found nothing in {tier.Empty.names}"],
])("checkSentences checks the values in “%s”", (sentence, problem) => {
  const sources = content.sources.map((source) => ({ ...source, states: parseProse(sentence).prose }));
  const messages = checkSentences({ ...content, sources }, values, diagnosticAt).map(
    ({ message }) => message,
  );
  expect(messages).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});

test("checkColumns reports the description of a column that no table has, and suggests similar ones", () => {
  const columns = { market_tiers: "Tier", unit_price_usd: "Each", kind: "Kind" };
  const [problem, ...others] = formatDiagnostics(checkColumns({ data: { columns } }, diagnosticAt));
  expect(problem).toMatch(
    /^data\.columns\.market_tiers:1:1 {2}found no such column; expected market_tier or /,
  );
  expect(others).toEqual([]);
});

test("a report has warnings and a list of its illustrative values, but is valid", () => {
  const packaging = sourced("Pouch");
  const observed = product("one", { packaging, pictures: { pack: { file: "box.svg", alt: "A pack" } } });
  const edition = { ...content.edition, address: "https://report.example" };
  const brands = [brand("Alpha"), brand("Beta", "Alpha")];
  const market = { stage: { views: {} }, advantages: { brands: [{ brand: "Alpha" }] } } as Content["market"];
  const beta = product("two", { brand: "Beta", packaging, count: sourced(20), price: sourced(8) });
  const drawing = {
    bytes: Buffer.from(""),
    isDrawing: true,
    width: 9,
    height: 9,
    hash: "",
    isHardToSeeInDarkTheme: false,
  };
  const pictures: Pictures = new Map([["box.svg", { ...drawing, warning: "box.svg is small" }]]);
  const parsed = { brands, edition, market, products: [observed, beta] };
  const contentFolder = { parsed, pictures, diagnosticAt };
  const urlWarnings = (siteUrl?: string) => formatDiagnostics(checkUrls(contentFolder, { siteUrl })).join();
  expect(urlWarnings()).toContain("edition.address:1:1  found https://report.example, an example; expected");
  expect(urlWarnings("https://b.example")).toContain("found https://b.example in SITE_URL, an example");
  expect(urlWarnings("https://report.test")).toBe("");
  edition.publisher = { name: "House", address: "https://house.example/" };
  expect(urlWarnings("https://report.test")).toContain(
    "edition.publisher.address:1:1  found https://house.ex",
  );
  expect(formatDiagnostics(findWarnings(contentFolder, "2026-01-01"))).toEqual([
    "market.advantages.brands:1:1  found nothing of Beta, a brand with products; expected an item for it",
    "market.stage.views:1:1  found no `listed`, although Beta is counted with Alpha; expected its title and answer",
    "products.0.pictures.pack.file:1:1  box.svg is small",
  ]);
  const illustrativeValues = ["products.0.count:1:1  20", "products.0.price:1:1  8"];
  expect(formatDiagnostics(findIllustrativeValues(contentFolder))).toEqual(illustrativeValues);
});

test("findWarnings reports pictures that are hard to see in the dark theme, unless they have a light ground", () => {
  const drawing = {
    bytes: Buffer.from(""),
    isDrawing: true,
    width: 9,
    height: 9,
    hash: "",
    isHardToSeeInDarkTheme: true,
  };
  const pictures: Pictures = new Map([["heart.svg", drawing]]);
  const picture = { file: "heart.svg", alt: "A heart" };
  const products = [
    product("one", { pictures: { product: picture } }),
    product("two", { pictures: { product: { ...picture, ground: "light" } } }),
  ];
  const warnings = findWarnings({ parsed: { products }, pictures, diagnosticAt }, "2026-01-01");
  expect(formatDiagnostics(warnings)).toEqual([
    "products.0.pictures.product.file:1:1  found heart.svg, which is hard to see in the dark theme; expected `ground: light` beside it",
  ]);
});

test.each([
  [{ published: "2026-01-02" }, "published:1:1  found 2026-01-02, which is in the future"],
  [{ year: 2024, published: "2026-01-01" }, "published:1:1  found 2026-01-01, over a year after 2024 ends"],
  [{ sourcesChecked: "2024-12-31" }, "sourcesChecked:1:1  found 2024-12-31, over a year before"],
  [{ sourcesChecked: "2025-01-01" }, ""],
])("findWarnings checks the dates %j", (dates, warning) => {
  const parsed = { edition: { ...content.edition, ...dates }, products: [] };
  const contentFolder = { parsed, pictures: new Map(), diagnosticAt };
  const warnings = formatDiagnostics(findWarnings(contentFolder, "2026-01-01"));
  expect(warnings).toEqual(warning ? [expect.stringContaining(warning)] : []);
});

test.each([
  ["http://localhost:3000/", "found http://localhost:3000/, which only your own computer or network opens"],
  ["https://wiki/page", "found https://wiki/page, which only your own computer or network opens"],
  [
    "https://jane:secret@site.test/",
    "found a user name in https://jane:secret@site.test/; expected the addr",
  ],
  ["https://site.test/page", undefined],
])("findWarnings checks the address %s", (address, warning) => {
  const license = { ...content.edition.license, address };
  const parsed = { edition: { ...content.edition, license }, products: [] };
  const warnings = findWarnings({ parsed, pictures: new Map(), diagnosticAt }, "2026-01-01");
  const expected = warning && `edition.license.address:1:1  ${warning}`;
  expect(formatDiagnostics(warnings)).toEqual(expected ? [expect.stringContaining(expected)] : []);
});

test.each([
  [49, "found a description of 49 characters; expected 50 to 5,000"],
  [50, undefined],
  [5000, undefined],
  [5001, "found a description of 5001 characters; expected 50 to 5,000"],
])("checkDataDescription checks a description of %i characters", (length, warning) => {
  const description = parseProse("x".repeat(length)).prose;
  const warnings = checkDataDescription(description, values, diagnosticAt).map(({ message }) => message);
  expect(warnings).toEqual(warning ? [expect.stringContaining(warning)] : []);
});
