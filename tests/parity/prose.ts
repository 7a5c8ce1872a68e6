import { type Element, findAll } from "../../hosting/html";
import { cellOf, kindOf, readRows } from "./csv";
import { hasClass, wordsOf } from "./markup";
import { computeMeasures } from "./measures";
import { numbersIn, shows } from "./numbers";
import { readFile, readPage, type Site, unless } from "./site";

/** Counts that no published table gives. */
const uncounted = ["steps.count", "findings.count"];

/** A named value is the same everywhere, equals the published tables, and its text shows it. */
export function checkProse(site: Site): string[] {
  const measures = computeMeasures(site);
  const first = new Map<string, string>();
  return listNamed(site).flatMap(({ address, name, raw, text }) => {
    const where = `${address}: ${name}`;
    const known = first.get(name) ?? raw;
    first.set(name, known);
    const measure = measures.get(name);
    const unmeasured =
      measure === undefined &&
      Number.isFinite(Number(raw)) &&
      !name.startsWith("report.") &&
      !uncounted.includes(name);
    const isMeasured = measure === undefined || Math.abs(measure - Number(raw)) < 1e-9;
    return [
      ...unless(raw === known, `${where} is ${raw} here and ${known} elsewhere`),
      ...unless(shows(text, raw), `${where} is ${raw} and reads “${text}”`),
      ...unless(isMeasured, `${where} is ${raw}, the tables give ${measure}`),
      ...unless(!unmeasured, `${where} is ${raw}, and no published table gives it`),
    ];
  });
}

/** The number of a citation is that of the source it links to. */
export function checkNotes(site: Site): string[] {
  const sources = new Map(
    readRows(readFile(site, "/data/sources.csv")).map(({ id, number }) => [id, number]),
  );
  return [...site.pages.keys()].flatMap((address) =>
    findAll(readPage(site, address), (element) => hasClass(element, "note")).flatMap((note) =>
      findAll(note, ({ tag }) => tag === "a").flatMap((link) => {
        const id = /#source-(.+)$/u.exec(link.attributes.get("href") ?? "")?.[1];
        const said = [wordsOf(link), link.attributes.get("aria-label") ?? ""].flatMap(numbersIn);
        const expected = Number(sources.get(id));
        const isRight = said.length > 0 && said.every((number) => number === expected);
        return unless(isRight, `${address}: cites ${id} as ${said.join(", ")}, it has number ${expected}`);
      }),
    ),
  );
}

/** A product's fields are the same on its page, in the list, in its row of `/compare` and in the products table. */
export function checkProducts(site: Site): string[] {
  return readRows(readFile(site, "/data/products.csv")).flatMap((product) => {
    const address = `/products/${product.slug}`;
    const page = readPage(site, address);
    const row = findAll(
      readPage(site, "/compare"),
      ({ attributes }) => attributes.get("id") === product.slug,
    );
    const fields = [page, ...row].flatMap((part) =>
      findAll(part, (value) => value.attributes.has("data-field")),
    );
    const onPage = fields.flatMap((element) => {
      const field = element.attributes.get("data-field") ?? "";
      const expected = fieldTexts(product)[field];
      const text = wordsOf(element);
      if (expected === undefined) return [`${address}: shows a field ${field} that the table has not`];
      const problem = `${address}: ${field} reads “${text}”, the table has ${expected.join(", ")}`;
      return unless(matches(text, expected), problem);
    });
    const facts = findAll(page, ({ attributes }) => attributes.has("data-fact")).flatMap((element) => {
      const key = element.attributes.get("data-fact") ?? "";
      const [text, stated = ""] = [wordsOf(element), product[key]];
      return unless(shows(text, stated), `${address}: ${key} reads “${text}”, the table has ${stated}`);
    });
    return [...onPage, ...facts, ...checkCard(readPage(site, "/products"), product)];
  });
}

function checkCard(list: Element, product: Record<string, string>): string[] {
  const card = findAll(
    list,
    ({ tag, attributes }) =>
      tag === "article" && attributes.get("aria-labelledby") === `name-${product.slug}`,
  )[0];
  const facts = card && findAll(card, (element) => hasClass(element, "product-card-facts"))[0];
  if (!facts) return [`/products: no card for ${product.name}`];
  const shown = facts.children.filter((child) => typeof child !== "string");
  const texts = shown.map(wordsOf);
  const penciled = shown.map((fact) => findAll(fact, (element) => hasClass(element, "penciled")).length > 0);
  const { count = [], price = [], rating = [] } = fieldTexts(product);
  return Object.entries({ count_: count, price_: price, rating_: rating }).flatMap(([start, expected]) => {
    if (expected[0] === "") return [];
    const where = `/products: the card of ${product.name}`;
    const place = texts.findIndex((text) => matches(text, expected));
    if (place < 0) return [`${where} does not say ${expected.join(", ")}`];
    const isIllustrative = kindOf(product, start) === "illustrative";
    return unless(penciled[place] === isIllustrative, `${where} marks ${texts[place]} as of another kind`);
  });
}

/** The values that the text of a field shows, numbers in their order. */
function fieldTexts(product: Record<string, string>): Record<string, string[]> {
  const of = (...columns: string[]) => columns.map((column) => product[column] ?? "");
  const ofEdition = (...starts: string[]) => starts.map((start) => cellOf(product, start));
  return {
    name: of("name"),
    brand: of("brand"),
    count: ofEdition("count_"),
    price: ofEdition("price_"),
    pricePerPiece: ofEdition("price_per_"),
    priceRange: ofEdition("price_range_min_", "price_range_max_"),
    packaging: of("packaging"),
    marketTier: of("market_tier"),
    rating: ofEdition("rating_"),
    reviews: of("reviews_count"),
    theme: of("theme"),
    licence: of("licence"),
    brandColor: of("brand_color"),
  };
}

function matches(text: string, expected: readonly string[]): boolean {
  if (expected.length === 1 && shows(text, expected[0] ?? "")) return true;
  return expected.length > 1 && numbersIn(text).join() === expected.map(Number).join();
}

function listNamed(site: Site) {
  return [...site.pages.keys()].flatMap((address) =>
    findAll(
      readPage(site, address),
      ({ tag, attributes }) => tag === "data" && attributes.has("data-of"),
    ).map((element) => ({
      address,
      name: element.attributes.get("data-of") ?? "",
      raw: element.attributes.get("value") ?? "",
      text: wordsOf(element),
    })),
  );
}
