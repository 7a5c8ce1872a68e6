import { expect, type Page, test } from "@playwright/test";
import { cardNames as names, status } from "../e2e/explorer-page";
import { menu, menuButton } from "../e2e/site-menu";

// A reader's tasks in other browsers than Chromium, with words and numbers from the page, whatever the content.
const search = (page: Page) => page.getByRole("searchbox");

/** A word in some products' names, but not in all. */
async function findWord(page: Page): Promise<{ word: string; found: string[] }> {
  const all = await names(page);
  for (const word of all.flatMap((name) => name.split(/\W+/)).filter(({ length }) => length > 3)) {
    const found = all.filter((name) => name.toLowerCase().includes(word.toLowerCase()));
    if (found.length < all.length) return { word, found };
  }
  throw new Error("Every word is in every name.");
}

test("a search finds products, and the address keeps it", async ({ page }) => {
  await page.goto("/products");
  const all = await names(page);
  const { word, found } = await findWord(page);
  await search(page).fill(word);
  await expect(status(page)).not.toHaveText(`Showing ${all.length} of ${all.length} products`);
  await expect.poll(() => names(page)).toEqual(expect.arrayContaining(found));
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === word);
  const shown = await names(page);
  await page.reload();
  await expect(search(page)).toHaveValue(word);
  await expect.poll(() => names(page)).toEqual(shown);
});

test("a filter narrows the list, and back after a visit to a product shows it again", async ({ page }) => {
  await page.goto("/products");
  const all = await names(page);
  const brand = page.getByRole("combobox", { name: "Brand" });
  await brand.selectOption({ index: 1 });
  const chosen = await brand.inputValue();
  await expect.poll(async () => (await names(page)).length).toBeLessThan(all.length);
  const shown = await names(page);
  await page.getByRole("article").first().getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown[0] ?? "");
  await page.goBack();
  await expect(brand).toHaveValue(chosen);
  await expect.poll(() => names(page)).toEqual(shown);
});

test("a product's page leads to its row in the table of all products", async ({ page }) => {
  await page.goto("/products");
  const [name = ""] = await names(page);
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("link", { name: "Compare with others" }).click();
  await expect(page.getByRole("rowheader", { name })).toBeInViewport();
});

test("the menu of a phone opens and leads to a page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  const link = menu(page).getByRole("link", { name: "Methodology" });
  await expect(link).toBeHidden();
  await menuButton(page).click();
  await link.click();
  await expect(page).toHaveURL("/methodology");
  await expect(link).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(link).toBeHidden();
});
