import { expect, type Page, test } from "@playwright/test";
import { products } from "./fixture";

// Every value names its kind or its source beside it.
const kinds = /\((from the report brief|illustrative)\)|\[\d+\]/;

/** The values in description lists, each with its term. */
function readValues(page: Page): Promise<{ term: string; text: string; links: string[] }[]> {
  return page
    .getByRole("main")
    .locator("dl > div")
    .evaluateAll((all) =>
      all.map((group) => ({
        term: group.querySelector("dt")?.textContent?.trim() ?? "",
        text: group.querySelector("dd")?.textContent?.trim() ?? "",
        links: [...group.querySelectorAll("dd a")].map((link) => link.getAttribute("href") ?? ""),
      })),
    );
}

test("each value and each statement of a product shows its kind or its source", async ({ page }) => {
  // One without a rating, one with.
  for (const { slug } of products.slice(3, 5)) {
    await page.goto(`/products/${slug}`);
    const values = await readValues(page);
    for (const [term, kind] of [
      ["Count", "(illustrative)"],
      ["Price", "(illustrative)"],
      ["Packaging", ""],
      ["Market Tier", "(from the report brief)"],
      ["Current Price", "(illustrative)"],
      ["Price Range", "(from the report brief)"],
      ["Brand Color", ""],
    ] as const) {
      const found = values.filter((value) => value.term === term);
      expect(found.length, `${slug}: ${term}`).toBeGreaterThan(0);
      expect(found[0]?.text, `${slug}: ${term}`).toContain(kind);
      for (const { text, links } of found) {
        expect(text, `${slug}: ${term}`).toMatch(kinds);
        for (const link of links) expect(link, `${slug}: ${term}`).toMatch(/#source-/);
      }
    }
    for (const title of [
      "Product Features",
      "Unique Selling Points",
      "Additional Information",
      "Target Audience",
    ]) {
      const items = page
        .getByRole("main")
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
        .getByRole("listitem");
      const texts = await items.allTextContents();
      expect(texts.length, `${slug}, ${title}`).toBeGreaterThan(0);
      for (const text of texts) expect(text, `${slug}, ${title}`).toMatch(kinds);
    }
  }
});

test("kinds differ in the shape of their mark, not only in color", async ({ page }) => {
  await page.goto("/products/bioswiss-heart-shaped");
  const marks = await page
    .getByRole("main")
    .locator("dl dd .kind-mark")
    .evaluateAll((all) =>
      all.map((mark) => ({
        kind: mark.textContent?.trim(),
        size: mark.getBoundingClientRect().width,
        filled: getComputedStyle(mark).backgroundColor !== "rgba(0, 0, 0, 0)",
      })),
    );
  expect(marks.length).toBeGreaterThanOrEqual(6);
  for (const { kind, size, filled } of marks) {
    expect(size).toBeGreaterThanOrEqual(6);
    expect(filled).toBe(kind === "(from the report brief)");
  }
});

test("a reader follows a source number to its entry", async ({ page }) => {
  await page.goto("/products/band-aid-star-wars");
  const link = page
    .getByRole("main")
    .getByRole("link", { name: /^Source \d+$/ })
    .first();
  const number = (await link.textContent())?.match(/\d+/)?.[0];
  const id = (await link.getAttribute("href"))?.split("#")[1];
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  const entry = page.locator(`[id="${id}"]`);
  await expect(entry).toBeInViewport();
  expect(await entry.evaluate((item) => String((item as HTMLLIElement).value))).toBe(number);
  await expect(entry.getByRole("link")).toHaveAttribute("href", /^https:/);
});

test("every page with values explains its marks", async ({ page }) => {
  for (const address of ["/", "/products", "/products/bioswiss-emoji", "/market-analysis", "/methodology"]) {
    await page.goto(address);
    const key = page.getByRole("list", { name: "Marks beside values" });
    await expect(key, address).toContainText("From the report brief");
    await expect(key, address).toContainText("Illustrative");
    await expect(key.getByRole("link"), address).toHaveAttribute("href", "/methodology#kinds");
  }
});

test("every source has its address, year and role", async ({ page }) => {
  await page.goto("/methodology");
  const sources = page.getByRole("region", { name: "Sources", exact: true }).locator("ol > li");
  expect(await sources.count()).toBeGreaterThanOrEqual(15);
  for (const source of await sources.all()) {
    await expect(source.getByRole("link").first()).toHaveAttribute("href", /^https:\/\//);
    await expect(source).toContainText(/\b(19|20)\d\d\b|undated/);
    await expect(source).toContainText(/(Primary|Secondary) source/);
  }
});
