import { expect, test } from "vitest";
import { find, openPage, textOf, textsOf } from "../document";
import { field, products, type Row, read, readTable } from "../site";

// The parts that pages have with any content.

test.each(products)(
  "the page of $slug has the name, four lists, one or two pictures and the shelf",
  ({ slug, name }) => {
    const main = find(openPage(`/products/${slug}`), "main", name);
    expect(textsOf(main, "h1")).toEqual([name]);
    const lists = ["Product Features", "Unique Selling Points", "Additional Information", "Target Audience"];
    for (const list of lists)
      expect(textOf(find(main, "section", list).querySelector("li")), list).not.toBe("");
    const current = main.querySelectorAll("a[aria-current=page]");
    const gallery = [...main.querySelectorAll("[aria-label='Product gallery'] :is(img, svg)")];
    for (const picture of gallery)
      expect(picture.getAttribute("alt") ?? picture.getAttribute("aria-label")).toMatch(/\w{3}/);
    // One picture and that of the pack, or only one of them, or the plain bandage.
    expect([1, 2]).toContain(gallery.length);
    expect([...current].map((link) => link.getAttribute("href"))).toEqual([`/products/${slug}`]);
  },
);

test.each(["/", "/products", "/market-analysis", "/checklist", `/products/${products[0]?.slug}`])(
  "on %s, isolates names in other scripts, which could reorder the text around them",
  (path) => {
    const names = products.flatMap(({ name, brand, row }) => [name, brand, row.license || name]);
    const isInOtherScript = (name: string) =>
      /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name);
    const leaves = [...openPage(path).querySelectorAll("main *:not(:has(*), option, bdi, bdi *)")];
    const unisolated = leaves.filter((element) => names.filter(isInOtherScript).includes(textOf(element)));
    expect(unisolated.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test("a card shows number, brand, tier, values and the first two features of its product, with their markers and sources", () => {
  for (const [index, card] of [...openPage("/products").querySelectorAll("article")].entries()) {
    const { slug, brand, tier } = products[index] as (typeof products)[number];
    expect(textsOf(card, "span")).toEqual(expect.arrayContaining([`#${index + 1}`, brand, tier]));
    const page = openPage(`/products/${slug}`);
    const textContentOf = (element: Element) => element.textContent;
    const features = [...find(page, "section", "Product Features").querySelectorAll("li")].map(textContentOf);
    expect([...card.querySelectorAll("li")].map(textContentOf)).toEqual(features.slice(0, 2));
    for (const label of ["Count", "Price"])
      expect(textContentOf(card)).toContain(find(page, "dl > div", label).querySelector("dd")?.textContent);
    expect(find(card, "a", "View Details").getAttribute("href")).toBe(`/products/${slug}`);
  }
});

test("each view of the stage groups the products as the data does", () => {
  const views = openPage("/market-analysis").querySelectorAll("section:has(input[type=radio]) section");
  const hasJoiningBrands = products.some(({ brand, row }) => brand !== row.brand_group);
  const keyFunctions = [
    (row: Row) => row.brand_group,
    ...(hasJoiningBrands ? [(row: Row) => row.brand] : []),
    (row: Row) => (row.license ? "licensed" : "other"),
    (row: Row) => row.market_tier,
  ];
  expect(views).toHaveLength(keyFunctions.length);
  for (const [index, keyOf] of keyFunctions.entries()) {
    const keys = [...new Set(products.map(({ row }) => keyOf(row)))];
    const groups = keys.map((key) => products.filter(({ row }) => keyOf(row) === key));
    const expected = groups.map((group) => group.map(({ name }) => name));
    const lists = [...(views[index]?.querySelectorAll(":scope > ul > li:has(img)") ?? [])];
    const namesInLists = lists.map((list) => [...list.querySelectorAll("img")].map(({ alt }) => alt));
    const sort = (all: string[][]) => all.map((names) => names.sort().join()).sort();
    expect(sort(namesInLists)).toEqual(sort(expected));
  }
});

test("the tiers of Figure 2 name their products", () => {
  const figure = find(openPage("/market-analysis"), "figure", "Figure 2");
  const shelf = openPage("/one-page");
  for (const row of readTable("price-tiers")) {
    // Figure 2 shows the same short names as the shelf, where each is in the link to its product.
    const slugs = field(row, "product_slugs").split(" ").filter(Boolean);
    const labels = slugs.map((slug) => textOf(shelf.querySelector(`a[href$="/${slug}"] > :not(:has(img))`)));
    const [, names = ""] = textsOf(find(figure, "li", field(row, "market_tier")), "p");
    expect(names).toBe(labels.join(", "));
  }
});

test("tears the timeline where more than ten years pass, and says how many", () => {
  const flags = [...openPage("/market-analysis").querySelectorAll("#insights ol > li")];
  const years = flags.map((flag) => Number(textOf(flag.querySelector("b"))));
  for (const [index, flag] of flags.entries()) {
    const gap = (years[index + 1] ?? years[index] ?? 0) - (years[index] ?? 0);
    expect(textsOf(flag, ":scope > span")).toEqual(gap > 10 ? [`${gap} years`] : []);
  }
});

test("the methodology lists the sources of sources.csv", () => {
  const page = openPage("/methodology");
  for (const row of readTable("sources")) {
    const entry = page.getElementById(`source-${row.id}`) as Element;
    expect(entry.getAttribute("value")).toBe(row.number);
    for (const name of ["publisher", "title", "states", "caveat"])
      expect(textOf(entry)).toContain(field(row, name));
    if (row.address) expect(entry.querySelector("a")?.getAttribute("href")).toBe(row.address);
  }
});

const { resources } = JSON.parse(read("data/datapackage.json"));

test("lists the columns of each table on the data page, and links to its file", () => {
  const page = openPage("/data");
  for (const { path, rowCount, schema } of resources) {
    const item = find(page, "li:has(details)", path);
    expect(find(item, "a", path).getAttribute("href")).toBe(`/data/${path}`);
    expect(textOf(item.querySelector("summary"))).toContain(
      `${schema.fields.length} columns, ${rowCount} rows`,
    );
    const columns: string[] = schema.fields.map((column: { name: string }) => column.name);
    const listedColumns = columns.filter((column) => !/_(kind|sources)$/.test(column));
    expect(textsOf(item, "th[scope=row] code")).toEqual(listedColumns);
  }
});

test("links from the footer to the data page and the citation, and from there to all tables as a zip file", () => {
  expect(find(openPage("/"), "footer a", "Data").getAttribute("href")).toBe("/data");
  expect(find(openPage("/"), "footer a", "Cite").getAttribute("href")).toBe("/data#cite");
  const zipLinks = [...openPage("/data").querySelectorAll("a[href$='.zip']")];
  expect(zipLinks.map(textOf)).toEqual([expect.stringMatching(/^Download zip/)]);
});

test("links each product page to the list and to the next products; the last leads to the first", () => {
  for (const [index, { slug }] of products.entries()) {
    const page = openPage(`/products/${slug}`);
    expect(find(page, "main a", "← Back to Products").getAttribute("href")).toBe("/products");
    const neighbors = [products.at(index - 1), products[(index + 1) % products.length]];
    const expectedHrefs = neighbors.map((neighbor) => `/products/${neighbor?.slug}`);
    const links = [...page.querySelectorAll("nav[aria-label='Next products'] a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(products.length > 1 ? expectedHrefs : []);
  }
});

test("the page for an unknown product suggests other products and links to the list", () => {
  const page = openPage("/products/no-such-product");
  const main = page.querySelector("main") as Element;
  const [heading = ""] = textsOf(main, "h1");
  expect(page.title).toContain(heading);
  expect(textsOf(main, "p")).toContain("Sorry, we couldn't find the product you're looking for.");
  expect(find(main, "a", "← Back to Products").getAttribute("href")).toBe("/products");
  const links = [...main.querySelectorAll("li a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(products.slice(0, 3).map(({ slug }) => `/products/${slug}`));
});
