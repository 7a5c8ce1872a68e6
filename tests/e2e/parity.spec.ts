import { expect, type Locator } from "@playwright/test";
import { csvParse } from "d3-dsv";
import { test } from "../page-test";
import { field, products, type Row, read, readTable } from "../site";

// The numbers and names that pages show are those of the published tables.

const formatMoney = (value: string) => `$${Number(value) % 1 === 0 ? value : Number(value).toFixed(2)}`;

/** How a value of each column reads on a page. */
const written: Record<string, (value: string) => string> = {
  count_bandages: (value) => `${Number(value).toLocaleString("en-US")} bandage${value === "1" ? "" : "s"}`,
  price_usd: formatMoney,
  min_usd: formatMoney,
  max_usd: formatMoney,
  each_usd: (value) => `${Math.round(Number(value) * 100)}¢`,
  rating_out_of_five: (value) => `${Number(value).toFixed(1)}/5`,
  share_percent: (value) => `${value}%`,
};

/** A value of a row as a page writes it; "–" without one. */
function write(row: Row, column: string, none = "–"): string {
  const value = field(row, column);
  return value === "" ? none : (written[column]?.(value) ?? value);
}

/** The texts of elements without source numbers and marks. */
async function textsOf(elements: Locator): Promise<string[]> {
  const texts = await elements.allTextContents();
  return texts.map((text) =>
    text
      .replaceAll(/\[\d+\]|\(illustrative\)/g, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

/** Terms with their values, of every list in an element. */
async function readTerms(element: Locator): Promise<(readonly [term: string, value: string])[]> {
  const terms = await textsOf(element.locator("dl > div > dt"));
  const values = await textsOf(element.locator("dl > div > dd"));
  return terms.map((term, index) => [term, values[index] ?? ""] as const);
}

const columnOf: Record<string, string> = {
  Count: "count_bandages",
  Price: "price_usd",
  "Current Price": "price_usd",
  Each: "each_usd",
  Packaging: "packaging",
  "Market Tier": "market_tier",
  "Price Range": "price_range",
  Brand: "brand",
  Tier: "market_tier",
  Rating: "rating_out_of_five",
  License: "license",
  Theme: "theme",
  "Counted for share with": "brand_group",
  "Brand Color, on this site": "brand_color",
};

test("the tiles, boxes and rating of every product are those of products.csv", async ({ page }) => {
  for (const [index, { slug, name, row }] of products.entries()) {
    await page.goto(`/products/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const main = page.getByRole("main");
    const seen = new Set<string>();
    for (const [term, value] of await readTerms(main)) {
      const label = Object.keys(columnOf).find((each) => term === each);
      if (label) expect(value, `${slug}, ${term}`).toBe(write(row, columnOf[label] ?? ""));
      if (label) seen.add(label);
      if (term === "Place in product list")
        expect(value, slug).toBe(`No. ${index + 1} of ${products.length}`);
    }
    const labels = [
      "Count",
      "Price",
      "Packaging",
      "Market Tier",
      "Current Price",
      "Price Range",
      "Brand Color, on this site",
    ];
    expect([...seen], slug).toEqual(expect.arrayContaining(labels));
    const rating = field(row, "rating_out_of_five");
    const head = main.locator("div:has(> h1)");
    if (rating) {
      const reviews = Number(field(row, "reviews_count")).toLocaleString("en-US");
      await expect(head).toContainText(
        new RegExp(`${write(row, "rating_out_of_five")} from ${reviews} \\w+`),
      );
    } else await expect(head).not.toContainText("/5");
  }
});

test("cards and the comparison are those of products.csv", async ({ page }) => {
  await page.goto("/products");
  const table = page.getByRole("table");
  const heads = await textsOf(table.getByRole("columnheader"));
  const rows = table.getByRole("row").filter({ has: page.getByRole("rowheader") });
  for (const [index, { name, brand, tier, row }] of products.entries()) {
    const reviews = Number(field(row, "reviews_count")).toLocaleString("en-US");
    const cells = await textsOf(rows.nth(index).getByRole("cell"));
    const expected = heads.slice(1).map((head) => {
      const value = write(row, columnOf[head] ?? head);
      if (head !== "Rating" || field(row, "reviews_count") === "") return value;
      // "4.4/5 2,351 ratings"
      return expect.stringMatching(new RegExp(`^${value} ${reviews} \\w+$`, "u"));
    });
    expect(cells, name).toEqual(expected);
    const card = page.getByRole("article", { name, exact: true });
    const [text = ""] = await textsOf(card);
    const values = ["count_bandages", "price_usd", "rating_out_of_five"].map((column) =>
      write(row, column, ""),
    );
    for (const value of [brand, tier, ...values]) expect(text, name).toContain(value);
    if (field(row, "rating_out_of_five") === "") expect(text, name).not.toContain("/5");
    else expect(text, name).toContain(`${reviews} `);
  }
});

test("every shelf is that of price-tiers.csv", async ({ page }) => {
  const tiers = readTable("price-tiers").map((row) => {
    const slugs = field(row, "product_slugs").split(" ").filter(Boolean);
    expect(slugs.length).toBe(Number(field(row, "products_count")));
    const range = `${formatMoney(field(row, "min_usd"))}-${formatMoney(field(row, "max_usd")).slice(1)}`;
    const count = slugs.length > 1 ? `${slugs.length} products` : `${slugs.length || "no"} product`;
    return { tag: `${field(row, "market_tier")} ${range} ${count}`, slugs };
  });
  for (const address of ["/", "/one-page", `/products/${products[0]?.slug}`]) {
    await page.goto(address);
    for (const { tag, slugs } of tiers) {
      const board = page.getByRole("listitem").filter({ has: page.getByText(tag, { exact: true }) });
      const links = board.first().getByRole("link");
      const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(shown, `${address}: ${tag}`).toEqual(slugs.map((slug) => `/products/${slug}`));
    }
  }
});

test("the tiers of Figure 2 name the products of price-tiers.csv", async ({ page }) => {
  await page.goto("/market-analysis");
  const lines = page.getByRole("figure").nth(1).getByRole("listitem");
  for (const row of readTable("price-tiers")) {
    const slugs = field(row, "product_slugs").split(" ").filter(Boolean);
    const line = lines.filter({ has: page.getByText(field(row, "market_tier"), { exact: true }) });
    const [, names = ""] = await line.getByRole("paragraph").allInnerTexts();
    const shown = names.split(", ").filter(Boolean);
    expect(shown).toHaveLength(slugs.length);
    // Short names are made of the words of the names.
    for (const [index, name] of shown.entries())
      for (const word of name.split(" "))
        expect(products.find(({ slug }) => slug === slugs[index])?.name).toContain(word);
  }
});

test("figures and their tables are those of their files; a bar is as long as its share", async ({ page }) => {
  await page.goto("/market-analysis");
  await page.locator("details").evaluateAll(unfold);
  const figures = page.getByRole("figure").filter({ has: page.getByRole("link", { name: /CSV/ }) });
  expect(await figures.count()).toBeGreaterThan(1);
  for (const figure of await figures.all()) await expectTable(figure);
  for (const row of readTable("brand-share")) {
    const line = figures
      .first()
      .getByRole("listitem")
      .filter({ hasText: field(row, "brand_group") })
      .first();
    const [text] = await textsOf(line);
    const percent = Number(field(row, "share_percent"));
    expect(text).toContain(`${percent}%`);
    expect(text).toMatch(new RegExp(`\\b${field(row, "products_count")}\\b`));
    expect(percent).toBe(Math.round((Number(field(row, "products_count")) / products.length) * 100));
    const width = Number.parseFloat((await line.locator("rect").first().getAttribute("width")) ?? "");
    expect(Math.round(width)).toBe(percent);
  }
});

/** Runs in the page. */
function unfold(folds: Element[]): void {
  for (const fold of folds) fold.setAttribute("open", "");
}

/** Expects that the table in a figure's fold says what the CSV file says that the figure links. */
async function expectTable(figure: Locator): Promise<void> {
  const address = (await figure.getByRole("link", { name: /CSV/ }).getAttribute("href")) ?? "";
  const rows = csvParse(read(address.slice(1))) as Row[];
  const table = figure.getByRole("table");
  const titles = await textsOf(table.getByRole("columnheader"));
  const lines = table.getByRole("row").filter({ has: figure.page().getByRole("rowheader") });
  await expect(lines, address).toHaveCount(rows.length);
  const columns = findColumns(address, titles);
  for (const [index, row] of rows.entries()) {
    const cells = await textsOf(lines.nth(index).locator("th, td"));
    for (const [place, column] of columns.entries()) {
      expect(cells[place], `${address}, row ${index + 1}, ${column}`).toBe(write(row, column, ""));
    }
  }
}

/** The columns of a CSV file whose titles a table has. */
function findColumns(address: string, titles: string[]): string[] {
  const { resources } = JSON.parse(read("data/datapackage.json"));
  type Resource = { path: string; schema: { fields: { name: string; title: string }[] } };
  const { schema } = (resources as Resource[]).find(({ path }) => address.endsWith(`/${path}`)) as Resource;
  return titles.map((title) => {
    const column = schema.fields.find((each) => each.title === title);
    expect(column, `${address}: ${title}`).toBeDefined();
    return column?.name ?? "";
  });
}

test("the list of sources is that of sources.csv", async ({ page }) => {
  await page.goto("/methodology");
  await page.locator("details").evaluateAll(unfold);
  for (const row of readTable("sources")) {
    const entry = page.locator(`[id="source-${field(row, "id")}"]`);
    await expect(entry).toHaveJSProperty("value", Number(field(row, "number")));
    for (const name of ["publisher", "title", "states", "caveat"])
      await expect(entry).toContainText(field(row, name));
    if (field(row, "address"))
      await expect(entry.getByRole("link").first()).toHaveAttribute("href", field(row, "address"));
  }
});
