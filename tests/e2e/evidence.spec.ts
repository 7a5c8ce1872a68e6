import { expect, test } from "@playwright/test";
import { readRows } from "../parity/csv";
import { builtFiles, readBuilt } from "./built-site";
import { products } from "./fixture";

test("a product says of its illustrative values, and of no others, that they are", async ({ page }) => {
  // With a rating and without one.
  for (const { slug } of [products[0], products[3]]) {
    await page.goto(`/products/${slug}`);
    const main = page.getByRole("main");
    const group = main.getByRole("region", { name: "Invented here (illustrative)" });
    await expect(group.getByRole("term"), slug).toHaveText(["Count", "Price", "Packaging"]);
    await expect(main.locator(".kind-word:not(.visually-hidden *)"), slug).toHaveText("(illustrative)");
    const terms = await main.locator("dl > div > dt").allTextContents();
    for (const term of ["Current Price", "Brand Color"]) {
      expect(terms, slug).toContain(`${term} (illustrative)`);
      expect(terms, slug).not.toContain(term);
    }
    const items = main.getByRole("listitem");
    await expect(items.getByText("illustrative"), "the editors' sentences are no values").toHaveCount(0);
  }
});

test("an illustrative value looks penciled in, in forced colors and in print too", async ({ page }) => {
  await page.goto(`/products/${products[0].slug}`);
  const value = page.getByRole("main").locator("dd .illustrative").first();
  for (const media of [{}, { forcedColors: "active" }, { media: "print" }] as const) {
    await page.emulateMedia(media);
    await expect(value).toHaveCSS("text-decoration-line", "underline");
    await expect(value).toHaveCSS("text-decoration-style", "dashed");
  }
});

test("a reader follows the source number of a public statement to its entry", async ({ page }) => {
  await page.goto("/products/welly-zoo-animals");
  const feature = page.getByRole("listitem").filter({ hasText: "patterned fabric" }).first();
  const link = feature.getByRole("link", { name: /^Source \d+$/ });
  const number = (await link.textContent())?.match(/\d+/)?.[0];
  const id = (await link.getAttribute("href"))?.split("#")[1];
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  const entry = page.locator(`[id="${id}"]`);
  await expect(entry).toBeInViewport();
  expect(await entry.evaluate((item) => String((item as HTMLLIElement).value))).toBe(number);
  await expect(entry.getByRole("link")).toHaveAttribute("href", /^https:/);
});

test("on a phone a link unfolds the sources, without script", { tag: "@phone" }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  for (const address of ["/methodology", "/products/welly-zoo-animals"]) {
    await page.goto(`${baseURL}${address}`);
    await expect(page.locator("#source-openfda-welly"), address).toBeHidden();
    await page.goto(`${baseURL}${address}#source-openfda-welly`);
    await expect(page.locator("#source-openfda-welly"), address).toBeInViewport();
  }
  await page.close();
});

test("the methodology says what an unmarked value is, and no page but the whole report repeats it", () => {
  const saying = builtFiles
    .filter((name) => name.endsWith(".html"))
    .flatMap((name) => {
      const said =
        readBuilt(name)
          .toString()
          .match(/Unmarked values are study inputs\./gu) ?? [];
      return said.map(() => name);
    });
  expect(saying).toEqual(["methodology.html", "report.html"]);
});

test("a page without public sources has no list of them", async ({ page }) => {
  const heading = page.getByRole("heading", { name: "Sources on this page" });
  await page.goto("/figures");
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
