import { expect, test } from "@playwright/test";
import { layout, sortChoice, status } from "./explorer-page";
import { hold } from "./hold";
import { brandChoice, readCards, searchBox, tierChoice } from "./product-cards";

// The list before hydration, and without JavaScript.

test("hydration keeps what a reader typed and chose before", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/products?tier=Mid", { waitUntil: "commit" });
  await searchBox(page).fill("a");
  await brandChoice(page).selectOption("BAND-AID");
  await sortChoice(page).selectOption("Price, lowest first");
  await layout(page, "Table").check();
  await expect(status(page)).toHaveText("Showing 10 of 10 products");
  release();
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
  await expect(searchBox(page)).toHaveValue("a");
  await expect(brandChoice(page)).toHaveValue("BAND-AID");
  await expect(tierChoice(page), "the address sets what the reader has not").toHaveValue("Mid");
  await expect(page).toHaveURL("/products?q=a&brand=BAND-AID&tier=Mid&sort=price&view=table");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(sortChoice(page)).toHaveValue("price");
});

test("a search typed before and during hydration is one history entry", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/products?q=heart", { waitUntil: "commit" });
  await searchBox(page).fill("be");
  release();
  await expect(page).toHaveURL("/products?q=be");
  await searchBox(page).pressSequentially("ar");
  await expect(page).toHaveURL("/products?q=bear");
  await page.goBack();
  await expect(page).toHaveURL("/products?q=heart");
  await expect(searchBox(page)).toHaveValue("heart");
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
  await page.goForward();
  await expect(searchBox(page)).toHaveValue("bear");
});

test("a reader who focused the empty box replaces the address's text", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/products?q=heart", { waitUntil: "commit" });
  // A click waits until the page is shown; what waits for its faces takes no focus.
  await searchBox(page).click();
  release();
  await expect(searchBox(page)).toHaveValue("heart");
  await page.keyboard.type("bear");
  await expect(searchBox(page)).toHaveValue("bear");
  await expect(page).toHaveURL("/products?q=bear");
});

test("hydration changes nothing that a reader sees", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/products", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await readCards(page);
  expect(before).toHaveLength(10);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const tall = await height();
  release();
  await page.waitForLoadState();
  await searchBox(page).fill("zoo");
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
  await searchBox(page).fill("");
  await expect(status(page)).toHaveText("Showing 10 of 10 products");
  expect(await readCards(page)).toEqual(before);
  await expect.poll(height).toBe(tall);
});

for (const failing of ["shared", "product-list", "comparison"])
  test(`no control stays that does nothing, if the script "${failing}" does not load`, async ({ page }) => {
    await page.route(`**/${failing}-*.js`, (route) => route.abort());
    await page.goto(failing === "comparison" ? "/compare" : "/products");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    for (const role of ["searchbox", "combobox", "radio", "checkbox", "button"] as const)
      await expect(page.getByRole("main").getByRole(role), role).toHaveCount(0);
    await expect(status(page)).toHaveText(/10( of 10)? products/);
  });

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("ten cards show, and the filters are hidden", async ({ page }) => {
    await page.goto("/products?q=zoo&tier=Premium");
    await expect(page.getByRole("article")).toHaveCount(10);
    await expect(page.getByText("Showing 10 of 10 products")).toBeVisible();
    for (const control of [searchBox, brandChoice, tierChoice]) await expect(control(page)).toBeHidden();
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(page).toHaveURL("/products/bioswiss-heart-shaped");
  });

  test("a reader reads and navigates the report", async ({ page }) => {
    for (const address of ["/", "/market-analysis", "/methodology", "/products/bioswiss-emoji"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const words = ((await page.getByRole("main").textContent()) ?? "").split(/\s+/).length;
      expect(words, address).toBeGreaterThan(100);
    }
    const neighbors = page.getByRole("link", { name: /next product|previous product/i });
    await neighbors.first().click();
    await expect(page).toHaveURL(/\/products\/[\w-]+$/);
  });
});
