import { expect, test } from "vitest";
import type { describeDataPackage } from "../../app/files/data-package";
import { find, numbersIn, openPage, textOf, textsOf } from "../document";
import { field, pages, products, type Row, read, readTable } from "../site";

// The numbers and names that pages show are those of the published tables.

const { resources } = JSON.parse(read("data/datapackage.json")) as ReturnType<typeof describeDataPackage>;

/** The labels on pages that differ from the titles of their columns in products.csv, with these titles. */
const titlesByLabel: Record<string, string> = {
  Product: "Name",
  "Current Price": "Price",
  "Market Tier": "Tier",
  "Counted for share with": "Brand group",
  "Brand Color, in this report": "Brand color",
};

/**
 * Returns the name of the column that contains what pages show next to a label. Labels are titles of columns,
 * apart from capitals and the labels above.
 *
 * @throws {Error} when the table has no such column
 */
function findColumn(tableName: string, label: string): string {
  const fields = resources.find(({ name }) => name === tableName)?.schema.fields ?? [];
  // The columns of kinds and sources have the same title, but follow the column of the values.
  const findByTitle = (title = "") =>
    fields.find((candidate) => candidate.title.toLowerCase() === title.toLowerCase());
  const column = findByTitle(label) ?? findByTitle(titlesByLabel[label]);
  if (!column) throw new Error(`found no column with the title "${label}" in ${tableName}.csv`);
  return column.name;
}

/** The text for values that are not known, which the page of the list also contains as data. */
const { notKnown } = JSON.parse(openPage("/products").querySelector("#product-list-data")?.textContent ?? "");

/** The labels of properties that every product has, although the report may not know them. */
const requiredLabels = ["Count", "Price", "Current Price", "Packaging"];

/** Expects that a text shows the value of a cell: "$8.49" is 8.49, "2,351 ratings" is 2351, "–" is an empty one. */
function expectSame(text: string | undefined, cell: string, label: string, row = ""): void {
  const message = `${row} ${label}`;
  if (cell === "") expect(text, message).toBe(requiredLabels.includes(label) ? notKnown : "–");
  else if (Number.isNaN(Number(cell))) expect(text, message).toBe(cell);
  else expect(numbersIn(text ?? "")[0], message).toBe(Number(cell));
}

const ratingOf = (row: Row) => [row.rating_out_of_five, row.reviews_count].filter(Boolean).map(Number);
const slugsOf = (row: Row) => field(row, "product_slugs").split(" ").filter(Boolean);

test.each(products)("the page of $slug has the product's values", ({ slug, name, row }) => {
  const main = find(openPage(`/products/${slug}`), "main", name);
  const pairs = [...main.querySelectorAll("dl > div")].map(({ children }) => [...children].map(textOf));
  const rank = String(products.findIndex((product) => product.slug === slug) + 1);
  // tests/editions/traits.test.ts tests the unit price.
  for (const [term = "", value] of pairs.filter(([term]) => term !== "Each"))
    expectSame(
      value,
      term === "Place in product list" ? rank : field(row, findColumn("products", term)),
      term,
    );
  const tiles = ["Count", "Price", "Packaging", "Market Tier"];
  const boxes = ["Current Price", "Price Range", "Market Tier", "Brand Color, in this report"];
  expect(pairs.map(([term]) => term)).toEqual(expect.arrayContaining([...tiles, ...boxes]));
  const ratings = textsOf(main, "div:has(> h1) p").flatMap(
    (text) => /^([\d.]+)\/5 from ([\d,]+) \w/.exec(text)?.slice(1) ?? [],
  );
  expect(ratings.flatMap(numbersIn)).toEqual(ratingOf(row));
});

test("ratings on cards and all of the comparison are those of products.csv", () => {
  const page = openPage("/products");
  const table = find(page, "table", "Packaging");
  const heads = textsOf(table, "thead th");
  const expectedHeaders = "Product Brand Price Count Tier Packaging Rating License".split(" ");
  expect(heads.filter((head) => expectedHeaders.includes(head))).toEqual(expectedHeaders);
  expect(heads.includes("Each")).toBe(products.some(({ row }) => row.unit_price_usd));
  for (const [index, { name, row }] of products.entries()) {
    const line = table.querySelectorAll("tbody tr")[index] as Element;
    // The brand is in a column and, for phones, also below the name.
    expect(textOf(line.querySelector("th small"))).toBe(row.brand);
    const cells = textsOf(line, "th a, td");
    for (const [columnIndex, head] of heads.entries())
      if (head === "Rating")
        expect(numbersIn(cells[columnIndex]?.replace("/5", "") ?? "")).toEqual(ratingOf(row));
      // tests/editions/traits.test.ts tests the unit price.
      else if (head !== "Each")
        expectSame(cells[columnIndex], field(row, findColumn("products", head)), head, name);
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
      const tag = tags.find((candidate) => textOf(candidate).startsWith(`${row.market_tier} $`));
      const numbers = numbersIn(textOf(tag).replace(field(row, "market_tier"), "").replace(" no ", " 0 "));
      expect(numbers).toEqual([row.min_usd, row.max_usd, row.products_count].map(Number));
      const links = [...(tag?.parentElement?.querySelectorAll("a") ?? [])];
      const hrefs = links.map((link) => link.getAttribute("href"));
      expect(hrefs).toEqual(slugsOf(row).map((slug) => `/products/${slug}`));
    }
  },
);

/** Lists the figures of all pages, each with the name of its table, to whose file the figure links. */
function listFigures(): [tableName: string, figure: Element][] {
  const figures = pages.flatMap((path) => [
    ...openPage(path).querySelectorAll("figure:has(a[href$='.csv'])"),
  ]);
  return figures.map((figure) => {
    const link = figure.querySelector("a[href$='.csv']")?.getAttribute("href");
    return [/([^/]*)\.csv$/.exec(link ?? "")?.[1] ?? "", figure];
  });
}

/** Returns the names of the columns in the table of a figure. */
function columnsOf(tableName: string, figure: Element): string[] {
  return textsOf(figure, "thead th").map((title) => findColumn(tableName, title));
}

test.each(listFigures())("the table of the figure for %s.csv has the values of the file", (name, figure) => {
  const columns = columnsOf(name, figure);
  expect(columns).not.toEqual([]);
  const lines = [...figure.querySelectorAll("tbody tr")].map((line) => textsOf(line, "th, td"));
  const rows = readTable(name);
  expect(lines).toHaveLength(rows.length);
  for (const [rowIndex, row] of rows.entries())
    for (const [columnIndex, column] of columns.entries())
      expectSame(lines[rowIndex]?.[columnIndex], field(row, column), column);
});

test.each([
  ["brand-share", ["brand_group", "products_count", "share_percent"]],
  ["price-tiers", ["market_tier", "min_usd", "max_usd", "products_count"]],
])("the chart of %s.csv has the values of the file", (name, columns) => {
  const figure = new Map(listFigures()).get(name) as Element;
  expect(columnsOf(name, figure)).toEqual(columns);
  for (const row of readTable(name)) {
    const cells = columns.map((column) => field(row, column));
    const chart = find(figure, "li", cells[0] ?? "");
    const numbers = numbersIn(textOf(chart).replace(" no ", " 0 "));
    expect(numbers).toEqual(expect.arrayContaining(cells.slice(1).map(Number)));
    if (!row.share_percent) continue;
    const share = Math.round((slugsOf(row).length / products.length) * 100);
    const [length = 0] = numbersIn(chart.querySelector("rect")?.getAttribute("width") ?? "");
    expect(share).toBe(Number(row.share_percent));
    expect(Math.round(length), "the length of the bar").toBe(share);
  }
});
