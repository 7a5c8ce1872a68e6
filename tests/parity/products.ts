import { type Element, findAll } from "../../hosting/html";
import { readRows } from "./csv";
import { hasClass, wordsOf } from "./markup";
import { numbersIn, shows } from "./numbers";
import { readFile, readPage, type Site, unless } from "./site";

type Row = Record<string, string>;

/** The columns of the products table behind a field or a derived value. */
const columnsOf: Readonly<Record<string, string[]>> = {
  name: ["name"],
  brand: ["brand"],
  count: ["count_bandages"],
  pieces: ["count_bandages"],
  price: ["price_usd"],
  priceRange: ["price_range_min_usd", "price_range_max_usd"],
  packaging: ["packaging"],
  marketTier: ["market_tier"],
  rating: ["rating_out_of_five"],
  reviews: ["reviews_count"],
  theme: ["theme"],
  license: ["license"],
  brandColor: ["brand_color"],
};

/**
 * A product's fields have the text and the kind of the products table on its page, in its profile, in its row
 * of `/compare` and on its card.
 */
export function checkProducts(site: Site): string[] {
  return readProducts(site).flatMap((product) => [
    ...[...site.pages.keys()].flatMap((address) =>
      findOwn(readPage(site, address), address, product).flatMap((part) =>
        checkFields(part, product).map((problem) => `${address}: ${problem}`),
      ),
    ),
    ...checkCard(readPage(site, "/products"), product),
  ]);
}

/** Each named value that rests on illustrative ones is marked, and no other is. */
export function checkNamedMarks(site: Site): string[] {
  const products = readProducts(site);
  return [...site.pages.keys()].flatMap((address) =>
    findMarked(readPage(site, address), "data-of").flatMap(({ name, isMarked }) => {
      const isRight = isMarked === isNamedIllustrative(site, products, name);
      return unless(isRight, `${address}: ${name} ${isMarked ? "is" : "is not"} marked as illustrative`);
    }),
  );
}

const readProducts = (site: Site): Row[] => readRows(readFile(site, "/data/products.csv"));

/** The parts of a page that show the fields of one product. */
function findOwn(page: Element, address: string, product: Row): Element[] {
  if (address === `/products/${product.slug}`) return [page];
  return findAll(
    page,
    (element) =>
      (hasClass(element, "profile") || element.tag === "tr") && element.attributes.get("id") === product.slug,
  );
}

/** The values of a part of a page, named by an attribute. */
function findMarked(part: Element, attribute: string) {
  const isValue = ({ attributes }: Element) => attributes.has(attribute);
  const marks = findAll(part, (element) => hasClass(element, "illustrative"));
  const marked = new Set(marks.flatMap((mark) => [mark, ...findAll(mark, isValue)]));
  return findAll(part, isValue).map((element) => ({
    name: element.attributes.get(attribute) ?? "",
    text: wordsOf(element),
    isMarked: marked.has(element),
  }));
}

function checkFields(part: Element, product: Row): string[] {
  return findMarked(part, "data-field").flatMap(({ name, text, isMarked }) => {
    const columns = columnsOf[name];
    if (!columns) return [`shows a field ${name} that the table has not`];
    const stated = columns.map((column) => product[column] ?? "");
    return [
      ...unless(matches(text, stated), `${name} reads “${text}”, the table has ${stated.join(", ")}`),
      ...unless(
        isMarked === isIllustrative(product, name),
        `${name} ${isMarked ? "is" : "is not"} marked as illustrative`,
      ),
    ];
  });
}

function checkCard(list: Element, product: Row): string[] {
  const where = `/products: the card of ${product.name}`;
  const [card] = findAll(
    list,
    ({ attributes }) => attributes.get("aria-labelledby") === `name-${product.slug}`,
  );
  const [facts] = card ? findAll(card, (element) => hasClass(element, "product-card-facts")) : [];
  const shown = (facts?.children ?? []).filter((child) => typeof child !== "string");
  return ["count", "price", "rating"].flatMap((field) => {
    const stated = (columnsOf[field] ?? []).map((column) => product[column] ?? "");
    if (stated[0] === "") return [];
    const fact = shown.find((each) => matches(wordsOf(each), stated));
    if (!fact) return [`${where} does not say ${stated.join(", ")}`];
    const isMarked = findAll(fact, (element) => hasClass(element, "illustrative")).length > 0;
    const isRight = isMarked === isIllustrative(product, field);
    return unless(isRight, `${where} marks ${wordsOf(fact)} as of another kind`);
  });
}

/** Whether a text shows these values, numbers in their order. */
function matches(text: string, stated: readonly string[]): boolean {
  const [first = "", ...others] = stated;
  return others.length === 0 ? shows(text, first) : numbersIn(text).join() === stated.map(Number).join();
}

function isIllustrative(product: Row, field: string): boolean {
  return (columnsOf[field] ?? []).some((column) => product[`${column}_kind`] === "illustrative");
}

/** `product.<slug>.<field>`, or the newest share of what is decorated; whatever else has a name is counted. */
function isNamedIllustrative(site: Site, products: readonly Row[], name: string): boolean {
  const [start = "", second = "", third = ""] = name.split(".");
  if (start === "product")
    return products.some((product) => product.slug === second && isIllustrative(product, third));
  if (start !== "decorated") return false;
  const newest = readRows(readFile(site, "/data/decorated-share.csv")).at(-1);
  return newest?.decorated_percent_kind === "illustrative";
}
