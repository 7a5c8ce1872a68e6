import { type Element, findAll } from "../../hosting/html";
import { kindOf, readRows } from "./csv";
import { hasClass } from "./markup";
import { readFile, readPage, type Site, unless } from "./site";

type Row = Record<string, string>;

/** Each illustrative value on each page is penciled in, and no other value is. */
export function checkMarks(site: Site): string[] {
  const products = readRows(readFile(site, "/data/products.csv"));
  return [...site.pages.keys()].flatMap((address) => {
    const page = readPage(site, address);
    const owned = products.flatMap((product) =>
      findOwn(page, address, product).flatMap((part) =>
        compareMarks(part, "data-field", (field) => isIllustrative(product, field)).concat(
          compareMarks(part, "data-fact", (key) => product[`${key}_kind`] === "illustrative"),
        ),
      ),
    );
    const named = compareMarks(page, "data-of", (name) => isNamedIllustrative(products, name));
    return [...owned, ...named].map((problem) => `${address}: ${problem}`);
  });
}

/** The parts of a page that show the fields of one product. */
function findOwn(page: Element, address: string, product: Row): Element[] {
  if (address === `/products/${product.slug}`) return [page];
  return findAll(
    page,
    (element) =>
      (hasClass(element, "profile") || element.tag === "tr") && element.attributes.get("id") === product.slug,
  );
}

function compareMarks(part: Element, attribute: string, expected: (name: string) => boolean): string[] {
  const isValue = ({ attributes }: Element) => attributes.has(attribute);
  const penciled = new Set(
    findAll(part, (element) => hasClass(element, "penciled")).flatMap((mark) => [
      mark,
      ...findAll(mark, isValue),
    ]),
  );
  return findAll(part, isValue).flatMap((value) => {
    const name = value.attributes.get(attribute) ?? "";
    const is = penciled.has(value) ? "is" : "is not";
    return unless(penciled.has(value) === expected(name), `${name} ${is} penciled in`);
  });
}

/** The columns of the products table behind a field or a derived value, by the start of their names. */
const columns: Readonly<Record<string, string[]>> = {
  count: ["count_"],
  pieces: ["count_"],
  packs: ["count_"],
  price: ["price_"],
  perPiece: ["price_", "count_"],
  pricePerPiece: ["price_", "count_"],
  packaging: ["packaging"],
  rating: ["rating_"],
  reviews: ["reviews_count"],
  licence: ["licence"],
  brandColor: ["brand_color"],
};

function isIllustrative(product: Row, field: string): boolean {
  return (columns[field] ?? []).some((start) => kindOf(product, start) === "illustrative");
}

/** `product.<slug>.<field>`, or a spread over all products; whatever else has a name is counted. */
function isNamedIllustrative(products: readonly Row[], name: string): boolean {
  const [start = "", second = "", third = ""] = name.split(".");
  if (start === "product")
    return products.some((product) => product.slug === second && isIllustrative(product, third));
  if (start === "fact")
    return third !== "count" && products.some((product) => kindOf(product, second) === "illustrative");
  const isSpread = start === "packs" || ["lowest", "highest", "median"].includes(second);
  return isSpread && products.some((product) => isIllustrative(product, start));
}
