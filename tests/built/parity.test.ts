import { expect, test } from "vitest";
import { find, numbersIn, openPage, textOf, textsOf } from "../document";
import { field, products, type Row, readTable } from "../site";

// The numbers and names that pages show are those of the published tables.

/** The column of products.csv that has what pages show beside a label. */
const columnOf: Record<string, string> = {
  Product: "name",
  Brand: "brand",
  Count: "count_bandages",
  Price: "price_usd",
  "Current Price": "price_usd",
  "Price Range": "price_range",
  Packaging: "packaging",
  Tier: "market_tier",
  "Market Tier": "market_tier",
  Theme: "theme",
  License: "license",
  "Counted for share with": "brand_group",
  "Brand Color, in this report": "brand_color",
};

/** Expects that a text says what a cell says: "$8.49" is 8.49, "2,351 ratings" is 2351, "–" is an empty one. */
function expectSame(text: string | undefined, cell: string, place: string): void {
  if (cell === "") expect(text, place).toBe("–");
  else if (Number.isNaN(Number(cell))) expect(text, place).toBe(cell);
  else expect(numbersIn(text ?? "")[0], place).toBe(Number(cell));
}

const ratingOf = (row: Row) => [row.rating_out_of_five, row.reviews_count].filter(Boolean).map(Number);
const slugsOf = (row: Row) => field(row, "product_slugs").split(" ").filter(Boolean);

test.each(products)("the page of $slug has the product's values", ({ slug, name, row }) => {
  const main = find(openPage(`/products/${slug}`), "main", name);
  const pairs = [...main.querySelectorAll("dl > div")].map(({ children }) => [...children].map(textOf));
  const place = String(products.findIndex((each) => each.slug === slug) + 1);
  // The price of one: tests/editions/traits.test.ts.
  for (const [term = "", value] of pairs.filter(([term]) => term !== "Each"))
    expectSame(value, term === "Place in product list" ? place : field(row, columnOf[term] ?? term), term);
  const tiles = ["Count", "Price", "Packaging", "Market Tier"];
  const boxes = ["Current Price", "Price Range", "Market Tier", "Brand Color, in this report"];
  expect(pairs.map(([term]) => term)).toEqual(expect.arrayContaining([...tiles, ...boxes]));
  const ratings = textsOf(main, "div:has(> h1) p").flatMap(
    (words) => /^([\d.]+)\/5 from ([\d,]+) \w/.exec(words)?.slice(1) ?? [],
  );
  expect(ratings.flatMap(numbersIn)).toEqual(ratingOf(row));
});

test("ratings on cards and all of the comparison are those of products.csv", () => {
  const page = openPage("/products");
  const table = find(page, "table", "Packaging");
  const heads = textsOf(table, "thead th");
  const always = "Product Brand Price Count Tier Packaging Rating License";
  expect(heads.filter((head) => head !== "Each").join(" ")).toBe(always);
  expect(heads.includes("Each")).toBe(products.some(({ row }) => row.unit_price_usd));
  for (const [index, { name, row }] of products.entries()) {
    const line = table.querySelectorAll("tbody tr")[index] as Element;
    // The brand stands in a column, and below the name on phones.
    expect(textOf(line.querySelector("th small"))).toBe(row.brand);
    const cells = textsOf(line, "th a, td");
    for (const [at, head] of heads.entries())
      if (head === "Rating") expect(numbersIn(cells[at]?.replace("/5", "") ?? "")).toEqual(ratingOf(row));
      // The price of one: tests/editions/traits.test.ts.
      else if (head !== "Each") expectSame(cells[at], field(row, columnOf[head] ?? head), `${name}: ${head}`);
    const card = textsOf(find(page, "article", name), "p").join(" ");
    expect(numbersIn(card), name).toEqual(expect.arrayContaining(ratingOf(row)));
    expect(card.includes("/5"), name).toBe(row.rating_out_of_five !== "");
  }
});

test.each(["/", "/one-page", `/products/${products[0]?.slug}`])(
  "the shelf of %s is that of price-tiers.csv",
  (address) => {
    const tags = [...openPage(address).querySelectorAll("li > p")];
    for (const row of readTable("price-tiers")) {
      const tag = tags.find((each) => textOf(each).startsWith(`${row.market_tier} $`));
      const numbers = numbersIn(textOf(tag).replace(field(row, "market_tier"), "").replace(" no ", " 0 "));
      expect(numbers).toEqual([row.min_usd, row.max_usd, row.products_count].map(Number));
      const links = [...(tag?.parentElement?.querySelectorAll("a") ?? [])];
      const shown = links.map((link) => link.getAttribute("href"));
      expect(shown).toEqual(slugsOf(row).map((slug) => `/products/${slug}`));
    }
  },
);

test.each([
  ["brand-share", ["brand_group", "products_count", "share_percent"]],
  ["price-tiers", ["market_tier", "min_usd", "max_usd", "products_count"]],
])("the chart and the table of Figure %s are those of its file", (name, columns) => {
  const figure = openPage("/market-analysis").querySelector(`figure:has(a[href$="/${name}.csv"])`) as Element;
  const lines = [...figure.querySelectorAll("tbody tr")].map((line) => textsOf(line, "th, td"));
  for (const [index, row] of readTable(name).entries()) {
    const cells = columns.map((column) => field(row, column));
    for (const [at, cell] of cells.entries()) expectSame(lines[index]?.[at], cell, columns[at] ?? "");
    const chart = find(figure, "li", cells[0] ?? "");
    const numbers = numbersIn(textOf(chart).replace(" no ", " 0 "));
    expect(numbers).toEqual(expect.arrayContaining(cells.slice(1).map(Number)));
    if (!row.share_percent) continue;
    const share = Math.round((slugsOf(row).length / products.length) * 100);
    const [length = 0] = numbersIn(chart.querySelector("rect")?.getAttribute("width") ?? "");
    expect(share).toBe(Number(row.share_percent));
    expect(Math.round(length), "the length of the bar").toBe(share);
  }
  expect(lines).toHaveLength(readTable(name).length);
});
