import { expect, type Locator, test } from "@playwright/test";
import { adder, chooseButton, onlyDifferences, openShowing, status } from "./explorer-page";
import { products } from "./fixture";

// A reader chooses products to compare.
test("a reader chooses up to four products; a message refuses the fifth @both", async ({ page }) => {
  await page.goto("/products");
  const buttons = chooseButton(page, /^Compare /);
  await expect(buttons).toHaveCount(10);
  for (const index of [0, 2, 4, 6]) await buttons.nth(index).click();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(4);
  await expect(page.getByText("4 of 4 chosen", { exact: true })).toBeVisible();
  await buttons.nth(8).click();
  await expect(page.getByText(/^4 are chosen already\. Remove one to choose /)).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(4);
  await buttons.nth(2).click();
  await expect(page.getByText("3 of 4 chosen", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Compare side by side" }).click();
  await expect(page).toHaveURL(`/compare?p=${[0, 4, 6].map((index) => products[index]?.slug).join(",")}`);
  await expect(status(page)).toHaveText("Comparing 3 products");
});

test("a reader adds a product from its page, which has no script", async ({ page }) => {
  await page.goto("/products");
  await chooseButton(page, /^Compare Welly/).click();
  await page.goto("/products/bioswiss-emoji");
  expect(await page.locator("script[src]").count()).toBe(0);
  const link = page.getByRole("link", { name: "Compare with others" });
  await expect(link).toHaveAttribute("href", /^\/compare\?p=bioswiss-emoji/);
  await link.click();
  await expect(page).toHaveURL("/compare?p=welly-zoo-animals,bioswiss-emoji");
  await expect(status(page)).toHaveText("Comparing 2 products");
  await page.reload();
  await expect(status(page), "a reload adds nothing").toHaveText("Comparing 2 products");
});

test("a fifth product from its page is named and left out", async ({ page }) => {
  const chosen = products.slice(0, 4).map(({ slug }) => slug);
  await openShowing(page, `/compare?p=${chosen}`, "Comparing 4 products");
  await page.goto("/products/bioswiss-emoji");
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("link", { name: "Compare with others" }).click();
  await expect(status(page)).toHaveText("Comparing 4 products");
  const message = `Left out, because 4 products can be compared at once: ${name}.`;
  await expect(page.getByText(message)).toBeVisible();
});

test("the choice survives reload and navigation", async ({ page }) => {
  await page.goto("/products");
  await chooseButton(page, /^Compare Welly/).click();
  await chooseButton(page, /^Compare MediBadge/).click();
  await page.reload();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(2);
  await page.goto("/methodology");
  await page.goto("/products?q=zoo&view=table");
  await expect(page.getByText("2 of 4 chosen", { exact: true })).toBeVisible();
  await expect(chooseButton(page, /^Compare Welly/)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/compare");
  const taken = "/compare?p=welly-zoo-animals,medibadge-glitter-stars";
  await expect(page, "the address takes the choice over").toHaveURL(taken);
  await page.goto("/compare?p=bioswiss-emoji");
  await expect(status(page), "the address overrides the stored choice").toHaveText("Comparing 1 product");
  await page.goto("/products");
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
});

test("a reader clears the choice on the list and on the comparison", async ({ page }) => {
  await page.goto("/products");
  await chooseButton(page, /^Compare Welly/).click();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Chosen to compare" })).toBeFocused();
  await openShowing(page, "/compare?p=welly-zoo-animals,bioswiss-emoji", "Comparing 2 products");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(status(page)).toHaveText("Comparing all 10 products");
  await expect(page).toHaveURL("/compare");
  await expect(adder(page)).toBeFocused();
  await page.reload();
  await expect(status(page)).toHaveText("Comparing all 10 products");
  await page.goBack();
  await expect(status(page)).toHaveText("Comparing 2 products");
});

test("a reader adds and removes products, and the focus stays @both", async ({ page }) => {
  await openShowing(page, "/compare", "Comparing all 10 products");
  for (const slug of ["welly-zoo-animals", "bioswiss-emoji"]) await adder(page).selectOption(slug);
  await expect(page).toHaveURL("/compare?p=welly-zoo-animals,bioswiss-emoji");
  await page.getByRole("button", { name: /^Remove Welly/ }).click();
  await expect(status(page)).toHaveText("Comparing 1 product");
  await expect(adder(page)).toBeFocused();
  await expect(onlyDifferences(page), "one product differs from nothing").toBeDisabled();
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(status(page)).toHaveText("Comparing all 10 products");
  await page.goForward();
  await expect(page).toHaveURL("/compare?p=welly-zoo-animals");
});

/** Runs inside the page: the name of the focused element if something covers it. */
function findCovered(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const shows = [0.1, 0.5, 0.9].some((part) => {
    const at = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
    return at !== null && (element.contains(at) || at.contains(element));
  });
  return shows ? undefined : `${element.textContent || element.getAttribute("name")}`;
}

for (const screen of ["1280 by 900", "1280 by 500", "360 by 800", "844 by 390", "320 by 256"])
  for (const view of ["cards", "table"])
    test(`on ${screen} nothing covers the keyboard focus among ${view}`, async ({ page }) => {
      const [width = 0, height = 0] = screen.split(" by ").map(Number);
      await page.setViewportSize({ width, height });
      await page.goto(`/products?view=${view}`);
      const choose = chooseButton(page, /^Compare /);
      await choose.first().click();
      await expect(page.getByText("1 of 4 chosen", { exact: true })).toBeVisible();
      const last = page.getByRole("link", { name: "Compare side by side" });
      const covered: string[] = [];
      const walk = async (key: string, end: Locator) => {
        for (let stops = 0; stops < 60; stops += 1) {
          await page.keyboard.press(key);
          const name = await page.evaluate(findCovered);
          if (name) covered.push(`${key}: ${name}`);
          if (await end.evaluate((element) => element === document.activeElement)) return;
        }
        throw new Error(`${key} did not reach the end.`);
      };
      await walk("Tab", last);
      await walk("Shift+Tab", page.getByRole("searchbox"));
      expect(covered).toEqual([]);
    });

for (const how of ["full", "blocked"])
  test(`a choice works while the browser's storage is ${how}`, async ({ page }) => {
    await page.addInitScript((isBlocked) => {
      const refuse = () => {
        throw new DOMException("", "QuotaExceededError");
      };
      Object.assign(Storage.prototype, { setItem: refuse, ...(isBlocked && { getItem: refuse }) });
    }, how === "blocked");
    await page.goto("/products");
    for (const name of [/^Compare Welly/, /^Compare MediBadge/]) await chooseButton(page, name).click();
    await expect(page.getByText("2 of 4 chosen", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(2);
    await page.getByRole("link", { name: "Compare side by side" }).click();
    await expect(status(page)).toHaveText("Comparing 2 products");
  });
