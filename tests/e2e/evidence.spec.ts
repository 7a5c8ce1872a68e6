import { expect, type Page, test } from "@playwright/test";
import { readRows } from "../parity/csv";
import { readBuilt } from "./built-site";
import { products } from "./fixture";

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

test("illustrative values of a product have a ring, all others none", async ({ page }) => {
  // One without a rating, one with.
  for (const { slug } of products.slice(3, 5)) {
    await page.goto(`/products/${slug}`);
    const values = await readValues(page);
    for (const [term, isIllustrative] of [
      ["Count", true],
      ["Price", true],
      ["Packaging", true],
      ["Market Tier", false],
      ["Current Price", true],
      ["Price Range", false],
      ["Brand Color", true],
    ] as const) {
      const found = values.filter((value) => value.term === term);
      expect(found.length, `${slug}: ${term}`).toBeGreaterThan(0);
      for (const { text } of found)
        expect(text.includes("(illustrative)"), `${slug}: ${term}`).toBe(isIllustrative);
    }
    const items = page.getByRole("main").getByRole("listitem");
    await expect(items.getByText("(illustrative)"), "the editors' sentences have no mark").toHaveCount(0);
  }
});

test("a public statement of a product has the number of its source", async ({ page }) => {
  await page.goto("/products/welly-zoo-animals");
  const feature = page.getByRole("listitem").filter({ hasText: "patterned fabric" }).first();
  await expect(feature.getByRole("link", { name: /^Source \d+$/ })).toHaveAttribute("href", /#source-/);
});

test("an illustrative value that a section names again has its ring once", async ({ page }) => {
  await page.goto("/");
  const summary = page.getByRole("region", { name: "A cheap pair" });
  const marked = summary.locator("data").filter({ visible: true });
  const names = await marked.evaluateAll((all) =>
    all.flatMap((value) =>
      value.parentElement?.textContent?.includes("(illustrative)") ? [value.getAttribute("data-of")] : [],
    ),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
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

test("every page with values says what its marks mean, before the first ring", async ({ page }) => {
  const words = "Unmarked values are study inputs; ○ marks illustrative ones, and [n] a public source.";
  for (const address of [
    "/",
    "/products",
    "/products/bioswiss-emoji",
    "/compare",
    "/market-analysis",
    "/methodology",
    "/figures",
    "/figures/price-tiers",
    "/report",
  ]) {
    await page.goto(address);
    const note = page.getByRole("main").getByText(words);
    await expect(note, address).toHaveCount(1);
    const isFirst = await note.evaluate((sentence) => {
      const ring = sentence.closest("main")?.querySelector(".kind-mark");
      return !ring || Boolean(sentence.compareDocumentPosition(ring) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isFirst, address).toBe(true);
    const target = address === "/report" ? "#methodology-kinds" : "/methodology#kinds";
    await expect(note.getByRole("link"), address).toHaveAttribute("href", target);
  }
});

test("a page without public sources has no list of them", async ({ page }) => {
  const heading = page.getByRole("heading", { name: "Sources on this page" });
  await page.goto("/products");
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cite this page" })).toBeVisible();
  await page.goto("/products/welly-zoo-animals");
  await expect(heading).toBeVisible();
});

test("every source has its address, year and role", async ({ page }) => {
  await page.goto("/methodology");
  const sources = page.getByRole("region", { name: "Sources", exact: true }).locator("ol > li");
  expect(await sources.count()).toBe(readRows(readBuilt("data/sources.csv").toString()).length);
  for (const source of await sources.all()) {
    await expect(source.getByRole("link").first()).toHaveAttribute("href", /^https:\/\//);
    await expect(source).toContainText(/\b(19|20)\d\d\b|undated/);
    await expect(source).toContainText(/(Primary|Secondary) source/);
  }
});
