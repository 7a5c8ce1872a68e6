import { expect, type Page, test } from "@playwright/test";
import { navigation } from "./fixture";

const button = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** What a screen reader is told of the button's state. */
async function readExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const found = nodes.filter((node) => node.role?.value === "button" && node.name?.value === "Menu");
  expect(found).toHaveLength(1);
  return found[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

test("it is closed at first, and a tap on its button opens and closes it", async ({ page }) => {
  for (const address of ["/", "/products", "/products/bioswiss-emoji", "/methodology", "/no-such-page"]) {
    await page.goto(address);
    await expect(button(page), address).toBeVisible();
    await expect(menu(page), address).toBeHidden();
    await button(page).tap();
    await expect(menu(page).getByRole("link"), address).toHaveText(navigation.map(({ name }) => name));
    for (const link of await menu(page).getByRole("link").all())
      await expect(link).toBeInViewport({ ratio: 1 });
    await button(page).tap();
    await expect(menu(page), address).toBeHidden();
  }
});

test("a screen reader hears whether it is open", async ({ page }) => {
  await page.goto("/");
  expect(await readExpanded(page)).toBe(false);
  await button(page).tap();
  await expect(menu(page)).toBeVisible();
  expect(await readExpanded(page)).toBe(true);
});

test("it opens, is walked through and closes by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  for (const { name } of navigation) {
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button(page), "focus goes back to the button").toBeFocused();
  await page.keyboard.press("Space");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(menu(page)).toBeHidden();
});

test("a tap outside closes it", async ({ page }) => {
  await page.goto("/");
  await button(page).tap();
  await expect(menu(page)).toBeVisible();
  const box = await menu(page).boundingBox();
  // In the margin, where nothing else takes the tap: the platform hands it on to what lies below.
  await page.touchscreen.tap(4, (box?.y ?? 0) + (box?.height ?? 0) + 120);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL("/");
});

test("a choice leads to its page, where it is closed", async ({ page }) => {
  await page.goto("/");
  for (const { name, address } of [...navigation].reverse()) {
    await button(page).tap();
    await menu(page).getByRole("link", { name, exact: true }).tap();
    await expect(page).toHaveURL(address);
    await expect(menu(page)).toBeHidden();
  }
});

test("going back does not bring it back open", async ({ page }) => {
  await page.goto("/");
  await button(page).tap();
  await menu(page).getByRole("link", { name: "Methodology" }).tap();
  await expect(page).toHaveURL("/methodology");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(menu(page)).toBeHidden();
});

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("it opens, closes and leads to pages all the same", async ({ page }) => {
    await page.goto("/");
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await button(page).focus();
    await page.keyboard.press("Enter");
    await menu(page).getByRole("link", { name: "Market Analysis" }).tap();
    await expect(page).toHaveURL("/market-analysis");
    await expect(menu(page)).toBeHidden();
  });
});
