import { expect, type Page } from "@playwright/test";
import { countSheets, test } from "../page-test";
import { pages, products, type Row, readTable } from "../site";

// The ten products of the specification: delete this folder when the report is yours.
//
// Every statement of the specification that speaks of today's content. Tests elsewhere pass with any content.

const brands = ["BAND-AID", "BioSwiss", "Hot Wheels", "MediBadge", "Welly"];

/** A section by the words above its heading. */
const part = (page: Page, kicker: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.locator("p").getByText(kicker, { exact: true }) })
    .last();

const line = (row: Row, ...columns: string[]) => columns.map((column) => row[column]).join(" ");

test.describe("entities", () => {
  test("ten products with ids, slugs and brands; only Welly is Premium, all others are Mid", () => {
    expect(products.map(({ row }) => line(row, "id", "slug", "brand", "market_tier", "price_range"))).toEqual(
      [
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
      ],
    );
  });

  test("only products 1 and 5 have a rating; packs hold 24, 50 or 100 bandages", () => {
    const rated = products.filter(({ row }) => row.rating_out_of_five || row.reviews_count);
    expect(rated.map(({ row }) => line(row, "id", "rating_out_of_five", "reviews_count"))).toEqual([
      "1 4.4 2351",
      "5 4.3 21",
    ]);
    expect(new Set(products.map(({ row }) => row.count_bandages))).toEqual(new Set(["24", "50", "100"]));
    for (const { slug, row } of products)
      for (const column of ["name", "price_usd", "packaging"]) expect(row[column], slug).toMatch(/\S/);
  });

  test("brand shares of 70, 10, 10 and 10 percent; Premium, Mid and Value", () => {
    const shares = readTable("brand-share").map((row) =>
      line(row, "brand_group", "products_count", "share_percent"),
    );
    expect(shares[0]).toBe("BioSwiss 7 70");
    expect(shares.slice(1).sort()).toEqual(["BAND-AID 1 10", "MediBadge 1 10", "Welly 1 10"]);
    const tiers = readTable("price-tiers").map((row) =>
      line(row, "market_tier", "min_usd", "max_usd", "products_count"),
    );
    expect(tiers).toEqual(["Premium 10 15 1", "Mid 7 10 9", "Value 4 7 0"]);
  });
});

test("every page: header, navigation, scope, key brands and the year", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const home = header.getByRole("link", { name: "The Shaped Bandage Report", exact: true });
  await expect(home).toHaveAttribute("href", "/");
  await expect(home.locator("svg")).toBeVisible();
  const links = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
  await expect(links).toHaveText(["Home", "Products", "Market Analysis", "Methodology"]);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/", "/products", "/market-analysis", "/methodology"]);
  for (const address of addresses) expect(pages).toContain(address);
  const footer = page.getByRole("contentinfo");
  const items = (heading: string) =>
    footer
      .locator(":has(> h2)")
      .filter({ has: page.getByText(heading, { exact: true }) })
      .getByRole("listitem");
  await expect(items("Scope")).toHaveText([
    "Top 10 Products Analysis",
    "Brand Positioning",
    "Market Trends",
    "Competitive Landscape",
    "Consumer Demographics",
  ]);
  expect((await items("Key brands").allTextContents()).sort()).toEqual(brands);
  await expect(footer.getByText(/©\s*2025\b/)).toBeVisible();
});

test("the home page", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/shaped adhesive bandages/i);
  await expect(main.getByRole("link").first()).toHaveAttribute("href", "/products");
  await expect(main.getByRole("link").nth(1)).toHaveAttribute("href", "/market-analysis");
  const tiles = main.locator("dl").first().locator("> div");
  await expect(tiles.getByRole("definition")).toHaveText(["10", "7", "4", "$4-15"]);
  await expect(tiles.getByRole("term")).toHaveText([
    /top products analyzed/i,
    /BioSwiss products/i,
    /major brands/i,
    /price range/i,
  ]);
  const findings = part(page, "Key findings");
  await expect(findings.getByRole("heading", { level: 3 })).toHaveText([
    /brand dominance/i,
    /character licensing/i,
    /premium segment growth/i,
    /digital culture.*emoji/i,
  ]);
  await expect(findings.getByText("70%", { exact: true })).toBeVisible();
  await expect(part(page, "Kids focus").getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(part(page, "Executive summary").getByRole("heading", { level: 2 })).toBeVisible();
  expect((await part(page, "Executive summary").innerText()).split(/\s+/).length).toBeGreaterThan(120);
  const closing = main.locator("section").filter({ hasText: "Browse the products" }).getByRole("link");
  await expect(closing.first()).toHaveAttribute("href", "/products");
  await expect(closing.last()).toHaveAttribute("href", "/methodology");
});

test("the product list", async ({ page }) => {
  await page.goto("/products");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Top 10 Shaped Adhesive Bandages");
  await expect(page.getByRole("status")).toHaveText("Showing 10 of 10 products");
  const options = (name: RegExp) =>
    page.getByRole("combobox", { name }).getByRole("option").allTextContents();
  const [allBrands, ...ownBrands] = await options(/brand/i);
  expect([allBrands, ...ownBrands.sort()]).toEqual(["All Brands", ...brands]);
  // The data use only these.
  expect(await options(/tier/i)).toEqual(["All Tiers", "Premium", "Mid"]);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(10);
  for (const [index, { slug }] of products.entries()) {
    const card = cards.nth(index);
    await expect(card.getByText(`#${index + 1}`, { exact: true })).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveCount(2);
    await expect(card.getByRole("link", { name: "View Details" })).toHaveAttribute(
      "href",
      `/products/${slug}`,
    );
  }
  await expect(cards.filter({ hasText: "4.4/5" })).toHaveCount(1);
});

test("tier badges are purple, blue and green", async ({ page }) => {
  const badge = (tier: string) =>
    page.getByRole("main").getByText(tier, { exact: true }).filter({ visible: true }).first();
  const channels = { Premium: ["blue", "red"], Mid: ["blue", "green"], Value: ["green"] };
  await page.goto("/market-analysis");
  for (const [tier, strongest] of Object.entries(channels)) {
    const color = await badge(tier).evaluate((element) => {
      const painted = element.closest("p") ?? element;
      return getComputedStyle(
        [element, painted].find((each) => getComputedStyle(each).backgroundColor !== "rgba(0, 0, 0, 0)") ??
          element,
      ).backgroundColor;
    });
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    const sorted = Object.entries({ red, green, blue }).sort(([, one], [, other]) => other - one);
    expect(sorted.map(([channel]) => channel).slice(0, strongest.length), `${tier}: ${color}`).toEqual(
      strongest,
    );
  }
});

test("a product's page, with a rating and without one", async ({ page }) => {
  await page.goto("/products/bioswiss-heart-shaped");
  const main = page.getByRole("main");
  await expect(main).toContainText(/4\.4\/5.*2,351 ratings/);
  const headings = ["Product Features", "Unique Selling Points", "Additional Information", "Target Audience"];
  for (const name of [...headings, "Price Information", "Market Position"])
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  const terms = (await main.getByRole("term").allTextContents()).join("\n");
  for (const term of ["Count", "Price", "Packaging", "Market Tier", "Current Price", "Price Range"])
    expect(terms).toMatch(new RegExp(`^${term}`, "m"));
  await expect(page.getByRole("region", { name: /gallery/i }).getByRole("img")).toHaveCount(2);
  await expect(main.getByText(/^#[0-9a-f]{6}$/i)).toBeVisible();
  await page.goto("/products/band-aid-star-wars");
  await expect(main).toContainText(/4\.3\/5.*21 reviews/);
  await page.goto("/products/welly-zoo-animals");
  await expect(main.getByText("Premium", { exact: true }).first()).toBeVisible();
  await expect(main).not.toContainText("/5");
});

test("the market analysis", async ({ page }) => {
  await page.goto("/market-analysis");
  const shares = part(page, "Brand market share").getByRole("figure").first();
  for (const share of [/BioSwiss.*70%.*7 /, /BAND-AID.*10%.*1 /, /Welly.*10%.*1 /, /MediBadge.*10%.*1 /])
    await expect(shares.getByRole("listitem").filter({ hasText: share }).first()).toBeVisible();
  for (const tag of [/Premium\s+\$10-15/, /Mid\s+\$7-10/, /Value\s+\$4-7/])
    await expect(part(page, "Price tier analysis")).toContainText(tag);
  await expect(part(page, "Key market trends").locator("ul").first().locator("> li")).toHaveCount(5);
  expect(await part(page, "Insights").getByRole("img").count()).toBeGreaterThanOrEqual(2);
  const competing = part(page, "Competitive advantages by brand").getByRole("heading", { level: 3 });
  expect((await competing.allTextContents()).sort()).toEqual(brands);
  const opportunities = part(page, "Market opportunities")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(opportunities).toHaveCount(5);
  await expect(part(page, "Market conclusion").getByRole("heading", { level: 2 })).toBeVisible();
});

test("the three ways to count end on the shelf", async ({ page }) => {
  await page.goto("/market-analysis");
  await expect(page.locator("label:has([type=radio])")).toHaveText(["Brand share", "License", "Price tier"]);
  await page.getByRole("radio").last().check();
  await expect(page.getByRole("region", { name: "Price tier" })).toContainText("Nine share the middle.");
});

test("the methodology", async ({ page }) => {
  await page.goto("/methodology");
  for (const name of ["Data collection methods", "Primary sources", "Secondary sources"])
    await expect(part(page, "Research approach").getByRole("heading", { name })).toBeVisible();
  await expect(part(page, "Validation").getByRole("listitem")).toHaveCount(5);
  await expect(part(page, "Results").getByText("Confirmed", { exact: true })).toHaveCount(5);
  const limitations = part(page, "Limitations").getByRole("heading", { level: 3 });
  for (const area of [/Hot Wheels information/i, /exact market share/i, /sales volume/i])
    await expect(limitations.filter({ hasText: area })).toHaveCount(1);
  for (const issue of [/limited/i, /not public/i, /proprietary/i])
    await expect(part(page, "Limitations")).toContainText(issue);
  await expect(part(page, "Conclusion").getByRole("heading", { level: 2 })).toBeVisible();
});

test("sentences state the numbers of the data", async ({ page }) => {
  await page.goto("/");
  await expect(part(page, "Key findings")).toContainText(/seven of the ten/i);
  await expect(part(page, "Executive summary")).toContainText("BioSwiss");
  await page.goto("/market-analysis");
  await expect(part(page, "Brand market share")).toContainText(/seven of ten products/i);
  await expect(part(page, "Price tier analysis")).toContainText(/nine of the ten/i);
  await page.goto("/one-page");
  await expect(page.getByRole("main")).toContainText(/seven|70%/i);
});

test("the page for a meeting and the checklist leave room on their sheet", async ({ page }) => {
  for (const address of ["/one-page", "/shelf-walk"]) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    // Browsers break lines differently.
    for (const format of ["A4", "Letter"] as const)
      expect(countSheets(await page.pdf({ format, scale: 1.02 })), `${address}, ${format}`).toBe(1);
  }
});
