import { expect, type Page, test } from "@playwright/test";
import { weighPage } from "../../scripts/budgets/weigh-page";
import { readRows } from "../parity/csv";
import { wordsOf } from "../parity/markup";
import { readSite } from "../parity/site";
import { askVersion1Only, dist, openWithFaces, read, title } from "./published";

// The specification's demands.
askVersion1Only();

const brands = ["BAND-AID", "BioSwiss", "Hot Wheels", "MediBadge", "Welly"];
const specified = `bioswiss-heart-shaped BioSwiss, bioswiss-animal-shaped BioSwiss, care-bears-shaped BioSwiss,
  welly-zoo-animals Welly, band-aid-star-wars BAND-AID, bioswiss-butterfly BioSwiss, medibadge-glitter-stars MediBadge,
  bioswiss-gummy-bear BioSwiss, hot-wheels-shaped Hot Wheels, bioswiss-emoji BioSwiss`;

const products = readRows(read("data/products.csv"));
const statements = readRows(read("data/product-statements.csv"));

/** A section of a page by the kicker above its heading. */
const part = (page: Page, kicker: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.locator("p").getByText(kicker, { exact: true }) })
    .first();

test("ten products with ids, slugs and brands; only Welly is Premium, all others are Mid", () => {
  expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => String(index + 1)));
  expect(products.map(({ slug, brand }) => `${slug} ${brand}`)).toEqual(specified.split(/,\s+/u));
  for (const { brand, market_tier } of products)
    expect(market_tier).toBe(brand === "Welly" ? "Premium" : "Mid");
});

test("only products 1 and 5 are rated", () => {
  const rated = products.filter((row) => row.rating_out_of_five || row.reviews_count);
  const ratings = rated.map((row) => [row.id, row.rating_out_of_five, row.reviews_count, row.reviews_noun]);
  expect(ratings.map((rating) => rating.join(" "))).toEqual(["1 4.4 2351 ratings", "5 4.3 21 reviews"]);
});

test("every product has all its fields; packs hold 24, 50 or 100 bandages, each of them somewhere", () => {
  for (const { slug, name, price_usd, packaging, brand_color } of products) {
    for (const text of [name, packaging]) expect(text, slug).toMatch(/\S/);
    expect(price_usd, slug).toMatch(/^\d+(\.\d\d?)?$/);
    expect(brand_color, slug).toMatch(/^#[0-9a-f]{6}$/i);
    const lists = statements.filter(({ product_slug }) => product_slug === slug).map(({ field }) => field);
    const fields = ["features", "targetAudience", "uniqueSellingPoints", "additionalInfo"];
    expect(new Set(lists), slug).toEqual(new Set(fields));
    expect(lists.filter((field) => field === "features").length, slug).toBeGreaterThan(1);
  }
  const counts = new Set(products.map(({ count_bandages }) => count_bandages));
  expect(counts).toEqual(new Set(["24", "50", "100"]));
});

test("shares and tiers", () => {
  const groups = readRows(read("data/brand-groups.csv"));
  expect(groups.map((row) => `${row.brand_group}: ${row.products_count}, ${row.share_percent}%`)).toEqual([
    "BioSwiss: 7, 70%",
    ...["BAND-AID: 1, 10%", "Welly: 1, 10%", "MediBadge: 1, 10%"],
  ]);
  const tiers = readRows(read("data/tiers.csv")).map((row) => `${row.tier} $${row.min_usd}-${row.max_usd}`);
  expect(tiers).toEqual(["Premium $10-15", "Mid $7-10", "Value $4-7"]);
});

test("every page: title, navigation, scope, key brands and the year", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: title })).toHaveAttribute("href", "/");
  const links = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
  await expect(links).toHaveText(["Home", "Products", "Market Analysis", "Methodology"]);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/", "/products", "/market-analysis", "/methodology"]);
  const footer = page.getByRole("contentinfo");
  const list = (heading: string) => footer.locator(`h2:text-is("${heading}") + ul > li`);
  await expect(list("Scope")).toHaveText([
    "Top 10 Products Analysis",
    "Brand Positioning",
    "Market Trends",
    "Competitive Landscape",
    "Consumer Demographics",
  ]);
  expect((await list("Key brands").allTextContents()).sort()).toEqual(brands);
  await expect(footer.getByText(/©\s*2025\b/)).toBeVisible();
});

test("the home page", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/shaped adhesive bandages/i);
  await expect(main.getByRole("link").first()).toHaveAttribute("href", "/products");
  await expect(main.getByRole("link").nth(1)).toHaveAttribute("href", "/market-analysis");
  await expect(main.locator("dl dd")).toHaveText([/^10\b/, /^7\b/, /^4\b/, /^\$4-15/]);
  await expect(main.locator("dl dt")).toHaveText([
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
  await expect(findings.getByText("70%").first()).toBeVisible();
  await expect(part(page, "Kids focus").getByRole("listitem").getByRole("heading")).toHaveCount(3);
  const summary = (await part(page, "Executive summary").textContent()) ?? "";
  expect(summary.split(/\s+/).length).toBeGreaterThan(150);
  const browse = { has: page.getByRole("link", { name: "Browse the products" }) };
  const closing = main.locator("section").filter(browse).getByRole("link");
  await expect(closing.first()).toHaveAttribute("href", "/products");
  await expect(closing.last()).toHaveAttribute("href", "/methodology");
});

test("the product list", async ({ page }) => {
  await page.goto("/products");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Top 10 Shaped Adhesive Bandages");
  await expect(page.getByRole("status")).toHaveText("Showing 10 of 10 products");
  await expect(page.getByRole("article")).toHaveCount(10);
});

test("the market analysis", async ({ page }) => {
  await page.goto("/market-analysis");
  const points = page.getByRole("navigation", { name: "Main points" }).getByRole("listitem");
  await expect(points).toHaveCount(5);
  for (const point of await points.all()) await expect(point).toContainText(/\d/);
  // Counted by brand group, as specified; the same figure counts by the listed brand.
  const shares = part(page, "Brand market share").locator("[data-row]");
  const counted = [/BioSwiss.*7.*70%/, /BAND-AID.*1.*10%/, /Welly.*1.*10%/, /MediBadge.*1.*10%/];
  await expect(shares).toHaveText(counted);
  for (const [tier, range] of Object.entries({ Premium: "$10-15", Mid: "$7-10", Value: "$4-7" })) {
    const shelf = part(page, "Price tier analysis").getByRole("region", { name: `${tier} tier` });
    await expect(shelf.getByRole("heading")).toContainText(range);
  }
  await expect(part(page, "Key market trends").getByRole("listitem")).toHaveCount(5);
  const competing = part(page, "Competitive advantages by brand").getByRole("heading", { level: 3 });
  expect((await competing.allTextContents()).sort()).toEqual(brands);
  const hunches = part(page, "Market opportunities").getByRole("listitem");
  await expect(hunches).toHaveCount(5);
  for (const [index, hunch] of (await hunches.all()).entries()) {
    await expect(hunch).toContainText(new RegExp(`^${"ABCDE"[index]}`));
    const terms = ["Known today", "Ten minutes online", "One day in shops", "What kills it"];
    await expect(hunch.getByRole("term")).toHaveText(terms);
    const known = /^(Counted in this list|Little|Nothing yet)\. \w/;
    await expect(hunch.getByRole("definition")).toHaveText([known, /\w/, /\w/, /\w/]);
  }
  // What speaks against the first hunch stands in it.
  for (const seen of ["about $3", "$4.95", "$6.99"]) await expect(hunches.first()).toContainText(seen);
  await expect(part(page, "Price tier analysis")).toContainText("8.87%");
  expect(await part(page, "Insights").getByRole("img").count()).toBeGreaterThanOrEqual(3);
  await expect(part(page, "Market conclusion").getByRole("heading", { level: 2 })).toBeVisible();
});

test("the methodology", async ({ page }) => {
  await page.goto("/methodology");
  const uses = part(page, "Use").locator("tbody tr");
  expect(await uses.count()).toBeGreaterThanOrEqual(3);
  for (const use of await uses.all()) {
    const isRefused = (await use.getByText("No", { exact: true }).count()) === 1;
    await expect(use.getByRole("link", { name: "Cite" })).toHaveCount(isRefused ? 0 : 1);
  }
  for (const answer of ["Yes, about the list", "Only with its caveat", "No"])
    expect(await uses.getByText(answer, { exact: true }).count(), answer).toBeGreaterThan(0);
  for (const title of ["Data collection methods", "Primary sources", "Secondary sources"])
    await expect(part(page, "Research approach").getByRole("heading", { name: title })).toBeVisible();
  await expect(part(page, "Validation").getByRole("listitem")).toHaveCount(5);
  await expect(part(page, "Results").getByText("Confirmed", { exact: true })).toHaveCount(5);
  const limits = page.locator(".limitations-input").getByRole("heading");
  for (const area of [
    /Hot Wheels information.*limited/i,
    /exact market share.*not public/i,
    /sales volume.*proprietary/i,
  ])
    await expect(limits.filter({ hasText: area })).toHaveCount(1);
  await expect(limits).toHaveCount(3);
  await expect(part(page, "Conclusion").getByRole("heading", { level: 2 })).toBeVisible();
});

test("no page is thin", () => {
  const least = new Map(products.map(({ slug }) => [`products/${slug}`, 150]));
  for (const [name, words] of least.set("market-analysis", 850).set("methodology", 950))
    expect(weighPage(read(`${name}.html`), () => 0).words, name).toBeGreaterThanOrEqual(words);
});

// A product without a license in the list may have one, and Hot Wheels is a toy, not a character.
test("pages conclude nothing from what the list leaves out", () => {
  const refused =
    /\b(?:no|without an?|carr(?:y|ies) no) license|unlicensed|rights holder|licensed characters?/iu;
  for (const [address, page] of readSite(dist).pages) expect(wordsOf(page), address).not.toMatch(refused);
});

test("the headline has at most three lines on a desktop and four on a phone", async ({ page }) => {
  await openWithFaces(page, "/");
  const heading = page.getByRole("heading", { level: 1 });
  for (const [width, most] of Object.entries({ 1280: 3, 390: 4 })) {
    await page.setViewportSize({ width: Number(width), height: 850 });
    const lines = await heading.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines), `at ${width} px`).toBeLessThanOrEqual(most);
  }
});
