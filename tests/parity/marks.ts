import { type Element, findAll } from "../../hosting/html";
import { readRows } from "./csv";
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
        compareMarks(part, "data-field", (field) => isIllustrative(product, field)),
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
  const penciled = findAll(part, (element) => hasClass(element, "penciled"));
  const marked = new Set(penciled.flatMap((mark) => [mark, ...findAll(mark, isValue)]));
  return findAll(part, isValue).flatMap((value) => {
    const name = value.attributes.get(attribute) ?? "";
    const is = marked.has(value) ? "is" : "is not";
    return unless(marked.has(value) === expected(name), `${name} ${is} penciled in`);
  });
}

/** The columns of the products table behind a field or a derived value. */
const columns: Readonly<Record<string, string[]>> = {
  count: ["count_bandages"],
  pieces: ["count_bandages"],
  packs: ["count_bandages"],
  price: ["price_usd"],
  perPiece: ["price_usd", "count_bandages"],
  pricePerPiece: ["price_usd", "count_bandages"],
  packaging: ["packaging"],
  rating: ["rating_out_of_five"],
  reviews: ["reviews_count"],
  licence: ["licence"],
  brandColor: ["brand_color"],
};

function isIllustrative(product: Row, field: string): boolean {
  return (columns[field] ?? []).some((column) => product[`${column}_kind`] === "illustrative");
}

/** `product.<slug>.<field>`, or a spread over all products; whatever else has a name is counted. */
function isNamedIllustrative(products: readonly Row[], name: string): boolean {
  const [start = "", second = "", third = ""] = name.split(".");
  if (start === "product")
    return products.some((product) => product.slug === second && isIllustrative(product, third));
  const isSpread = start === "packs" || ["lowest", "highest", "median"].includes(second);
  return isSpread && products.some((product) => isIllustrative(product, start));
}
