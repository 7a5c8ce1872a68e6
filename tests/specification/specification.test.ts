import { expect, test } from "vitest";
import { find, openPage, textOf, textsOf } from "../document";
import { pages, products, type Row, readTable } from "../site";

// Tests the statements of the specification about the report as it is shipped. Delete this folder when you replace the content.

const brands = ["BAND-AID", "BioSwiss", "Hot Wheels", "MediBadge", "Welly"];
/** Formats each row as a line with the given columns. */
const formatRows = (rows: readonly Row[], ...columns: string[]) =>
  rows.map((row) => columns.map((column) => row[column]).join(" "));
const rows = products.map(({ row }) => row);
const hrefsOf = (root: ParentNode) =>
  [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("the report has ten products, of which only Welly is Premium and all others are Mid", () => {
  expect(formatRows(rows, "id", "slug", "brand", "market_tier", "price_range")).toEqual([
    "1 bioswiss-heart-shaped BioSwiss Mid $7-10",
    "2 bioswiss-animal-shaped BioSwiss Mid $7-10",
    "3 care-bears-shaped BioSwiss Mid $7-10",
    "4 welly-zoo-animals Welly Premium $10-15",
    "5 band-aid-star-wars BAND-AID Mid $7-10",
    "6 bioswiss-butterfly BioSwiss Mid $7-10",
    "7 medibadge-glitter-stars MediBadge Mid $7-10",
    "8 bioswiss-gummy-bear BioSwiss Mid $7-10",
    "9 hot-wheels-shaped Hot Wheels Mid $7-10",
    "10 bioswiss-emoji BioSwiss Mid $7-10",
  ]);
});

test("only products 1 and 5 have a rating, and packs hold 24, 50 or 100 bandages", () => {
  const rated = rows.filter((row) => row.rating_out_of_five || row.reviews_count);
  expect(formatRows(rated, "id", "rating_out_of_five", "reviews_count")).toEqual(["1 4.4 2351", "5 4.3 21"]);
  expect(new Set(formatRows(rows, "count_bandages"))).toEqual(new Set(["24", "50", "100"]));
  for (const column of ["name", "price_usd", "packaging"]) expect(formatRows(rows, column)).not.toContain("");
});

test("brand shares are 70, 10, 10 and 10 percent, and tiers are Premium, Mid and Value", () => {
  const shares = formatRows(readTable("brand-share"), "brand_group", "products_count", "share_percent");
  expect(shares[0]).toBe("BioSwiss 7 70");
  expect(shares.slice(1).sort()).toEqual(["BAND-AID 1 10", "MediBadge 1 10", "Welly 1 10"]);
  const tiers = formatRows(readTable("price-tiers"), "market_tier", "min_usd", "max_usd", "products_count");
  expect(tiers).toEqual(["Premium 10 15 1", "Mid 7 10 9", "Value 4 7 0"]);
});

test("the header has the title and four links; the footer has the scope, the key brands and the year", () => {
  const page = openPage("/");
  const home = find(page, "header a", "The Shaped Bandage Report");
  expect(home.getAttribute("href")).toBe("/");
  expect(home.querySelectorAll("svg")).toHaveLength(1);
  const navigation = page.querySelector("nav[aria-label=Main]") as Element;
  expect(textsOf(navigation, "a")).toEqual(["Home", "Products", "Market Analysis", "Methodology"]);
  expect(hrefsOf(navigation)).toEqual(["/", "/products", "/market-analysis", "/methodology"]);
  expect(pages).toEqual(expect.arrayContaining(hrefsOf(navigation)));
  const footer = page.querySelector("footer") as Element;
  const scope =
    "Top 10 Products Analysis, Brand Positioning, Market Trends, Competitive Landscape, Consumer Demographics";
  expect(textsOf(find(footer, ":has(> h2)", "Scope"), "li").join(", ")).toBe(scope);
  expect(textsOf(find(footer, ":has(> h2)", "Key brands"), "li").sort()).toEqual(brands);
  expect(textOf(footer)).toMatch(/©\s*2025\b/);
});

test("the home page has its buttons, four tiles, four findings and the executive summary", () => {
  const page = openPage("/");
  const main = page.querySelector("main") as Element;
  expect(textOf(main.querySelector("h1"))).toMatch(/shaped adhesive bandages/i);
  expect(hrefsOf(main).slice(0, 2)).toEqual(["/products", "/market-analysis"]);
  const tiles = main.querySelector("dl") as Element;
  expect(textsOf(tiles, "dd")).toEqual(["10", "7", "4", "$4-15"]);
  const labels = [/top products analyzed/i, /BioSwiss products/i, /major brands/i, /price range/i];
  expect(textsOf(tiles, "dt")).toEqual(labels.map((label) => expect.stringMatching(label)));
  const findings = find(page, "section", "Key findings");
  const titles =
    /brand dominance.*\n.*character licensing.*\n.*premium segment growth.*\n.*digital culture.*emoji/i;
  expect(textsOf(findings, "h3").join("\n")).toMatch(titles);
  expect(textsOf(findings, "h3")).toHaveLength(4);
  expect(textsOf(findings, "div")).toContain("70%");
  expect(textOf(findings)).toMatch(/seven of the ten/i);
  expect(textsOf(find(page, "section", "Kids focus"), "h3")).toHaveLength(3);
  const summary = find(page, "section", "Executive summary");
  expect(textsOf(summary, "h2")).toHaveLength(1);
  expect(textOf(summary)).toContain("BioSwiss");
  expect(textOf(summary).split(" ").length).toBeGreaterThan(120);
  const closing = hrefsOf(find(page, "section", "Browse the products"));
  expect([closing[0], closing.at(-1)]).toEqual(["/products", "/methodology"]);
});

// parity.test.ts, parts.test.ts and find-a-product.spec.ts test cards, filters and product pages.
test("the product list has its title, and product pages say how many people rated", () => {
  expect(textsOf(openPage("/products"), "h1")).toEqual(["Top 10 Shaped Adhesive Bandages"]);
  const paragraphsOf = (slug: string) => textsOf(openPage(`/products/${slug}`), "main p");
  expect(paragraphsOf("bioswiss-heart-shaped")).toContain("4.4/5 from 2,351 ratings");
  expect(paragraphsOf("band-aid-star-wars")).toContain("4.3/5 from 21 reviews");
});

test("the market analysis has its sections, the colors of tiers and four views of the stage", () => {
  const page = openPage("/market-analysis");
  const share = find(page, "section", "Brand market share");
  expect(textOf(share)).toMatch(/seven of ten products/i);
  const tiers = textOf(find(page, "section", "Price tier analysis"));
  for (const pattern of [/Premium\s+\$10-15/, /Mid\s+\$7-10/, /Value\s+\$4-7/, /nine of the ten/i])
    expect(tiers).toMatch(pattern);
  for (const [tier, color] of Object.entries({ Premium: "purple", Mid: "blue", Value: "green" }))
    expect(find(page, "figure span", tier).className).toContain(`tier-${color}`);
  expect(textsOf(find(page, "section", "Key market trends"), "h3")).toHaveLength(5);
  const insights = find(page, "section", "Insights").querySelectorAll("img");
  expect(insights.length).toBeGreaterThan(1);
  const advantages = find(page, "section", "Competitive advantages by brand");
  expect(textsOf(advantages, "h3").sort()).toEqual(brands);
  expect(textsOf(find(page, "section", "Market opportunities"), "li h3")).toHaveLength(5);
  expect(textsOf(find(page, "section", "Market conclusion"), "h2")).toHaveLength(1);
  const views = ["Brand share", "Listed brand", "License", "Price tier"];
  expect(textsOf(page, "label:has([type=radio])")).toEqual(views);
  const last = page.querySelector("section[aria-label='Price tier']");
  expect(textOf(last), "the shelf, which is the last view").toContain("Nine share the middle.");
});

test("the page for a meeting and the checklist say that they print on one sheet", () => {
  expect(textOf(openPage("/one-page").querySelector("main"))).toMatch(/seven|70%/i);
  for (const path of ["/one-page", "/checklist"])
    expect(textOf(openPage(path).querySelector("p:has(> button)"))).toMatch(/one sheet/i);
});

test("the page for an unknown product has the heading Product Not Found", () => {
  expect(textsOf(openPage("/products/no-such-product"), "h1")).toEqual(["Product Not Found"]);
});

test("the methodology has its methods, five steps, five confirmed results and the limitations", () => {
  const page = openPage("/methodology");
  const methods = ["Data collection methods", "Primary sources", "Secondary sources"];
  expect(textsOf(find(page, "section", "Research approach"), "h3")).toEqual(methods);
  expect(textsOf(find(page, "section", "Validation"), "li")).toHaveLength(5);
  const results = textsOf(find(page, "section", "Results"), "td");
  expect(results.filter((cell) => cell === "Confirmed")).toHaveLength(5);
  const limitations = find(page, "section", "Limitations");
  for (const area of [/Hot Wheels information/i, /exact market share/i, /sales volume/i])
    expect(textsOf(limitations, "h3").filter((title) => area.test(title))).toHaveLength(1);
  for (const issue of [/limited/i, /not public/i, /proprietary/i]) expect(textOf(limitations)).toMatch(issue);
  expect(textsOf(find(page, "section", "Conclusion"), "h2")).toHaveLength(1);
});
