import { expect, type Page, test } from "@playwright/test";
import { chooseButton, openShowing, sortChoice, status } from "./explorer-page";
import { searchBox, tierChoice } from "./product-cards";

// The list by keyboard and with a screen reader.
const focusName = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return "";
    return at.getAttribute("aria-label") ?? at.getAttribute("name") ?? at.textContent?.trim() ?? at.tagName;
  });

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    const at = await focusName(page);
    if (typeof name === "string" ? at === name : name.test(at)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test("a reader reaches every control with Tab", async ({ page }) => {
  await openShowing(page, "/products?q=bear", "Showing 2 of 10 products");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  for (const name of ["q", "brand", "tier", "sort", "view"]) await tabTo(page, name);
  for (const name of ["Clear all", "Copy link", "Save CSV", "View Details"]) await tabTo(page, name);
  await tabTo(page, /^Compare /);
  await page.keyboard.press("Space");
  await expect(page.getByText("1 of 4 chosen").first()).toBeVisible();
  await tabTo(page, "Clear");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
});

test('"/" focuses the search box, except while a reader types', async ({ page }) => {
  // Before hydration, which applies the address, the browser handles the key.
  await openShowing(page, "/products?tier=Mid", "Showing 9 of 10 products");
  await page.keyboard.press("/");
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue("");
  await page.keyboard.type("a/b");
  await expect(searchBox(page)).toHaveValue("a/b");
  await sortChoice(page).focus();
  await page.keyboard.press("/");
  await expect(sortChoice(page)).toBeFocused();
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Control+/");
  await expect(searchBox(page)).not.toBeFocused();
});

test("Escape clears the search box and keeps its focus", async ({ page }) => {
  await openShowing(page, "/products?brand=BioSwiss", "Showing 6 of 10 products");
  await searchBox(page).fill("bear");
  await expect(status(page)).toHaveText("Showing 2 of 10 products");
  await page.keyboard.press("Escape");
  await expect(searchBox(page)).toHaveValue("");
  await expect(searchBox(page)).toBeFocused();
  await expect(status(page), "the filters stay").toHaveText("Showing 6 of 10 products");
  await expect(page).toHaveURL("/products?brand=BioSwiss");
});

test("Escape that ends the composing of an input method keeps the search", async ({ page }) => {
  await page.goto("/products");
  await searchBox(page).fill("bear");
  await expect(status(page)).toHaveText("Showing 2 of 10 products");
  await searchBox(page).dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(searchBox(page)).toHaveValue("bear");
  await expect(status(page)).toHaveText("Showing 2 of 10 products");
});

// Where the focused card goes: long-list.spec.ts.
test("a choice that changes the list keeps the focus", async ({ page }) => {
  await page.goto("/products");
  await sortChoice(page).selectOption("Price, lowest first");
  await tierChoice(page).focus();
  await tierChoice(page).selectOption("Premium");
  await expect(tierChoice(page)).toBeFocused();
  const choose = chooseButton(page, /^Compare Welly/);
  await choose.press("Enter");
  await expect(choose).toBeFocused();
});

test("a screen reader announces count, order and choice once", async ({ page }) => {
  await openShowing(page, "/products", "Showing 10 of 10 products");
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll("[role=status], [aria-live]"))
      new MutationObserver(() => {
        const words = region.textContent?.trim();
        if (words) heard.push(`${region.getAttribute("aria-live") ?? "status"}: ${words}`);
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  await searchBox(page).fill("bear");
  await expect(status(page)).toHaveText("Showing 2 of 10 products");
  expect(await heard()).toEqual(["status: Showing 2 of 10 products"]);
  await sortChoice(page).selectOption("Name, A to Z");
  await expect(page.getByText("Sorted by Name, A to Z")).toBeAttached();
  expect(await heard(), "an unchanged count is not announced").toEqual(["polite: Sorted by Name, A to Z"]);
  const name = (await page.getByRole("article").getByRole("heading").first().textContent()) ?? "";
  await chooseButton(page, name).click();
  await expect(chooseButton(page, name)).toHaveAttribute("aria-pressed", "true");
  expect(await heard()).toEqual([`polite: ${name} chosen to compare. 1 of 4 chosen.`]);
});

test("the table's headings sort it and announce the order", async ({ page }) => {
  await page.goto("/products?view=table");
  const heading = page.getByRole("columnheader", { name: "Per bandage" });
  await heading.getByRole("button").click();
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect(sortChoice(page)).toHaveValue("per-piece");
  await expect(page).toHaveURL("/products?sort=per-piece&view=table");
  await heading.getByRole("button").click();
  await expect(heading).not.toHaveAttribute("aria-sort");
  await expect(sortChoice(page)).toHaveValue("list");
});
