import { expect, type Page, test } from "@playwright/test";
import { navigation } from "./fixture";
import { menuButton as button, menu } from "./site-menu";

/** In the accessibility tree. */
async function readExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const found = nodes.filter((node) => node.role?.value === "button" && node.name?.value === "Menu");
  expect(found).toHaveLength(1);
  return found[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

test("a tap opens and closes the menu; screen readers hear its state", async ({ page }) => {
  for (const address of ["/", "/products", "/no-such-page"]) {
    await page.goto(address);
    expect(await readExpanded(page), address).toBe(false);
    await expect(button(page), address).toBeVisible();
    await expect(menu(page), address).toBeHidden();
    await button(page).tap();
    await expect(menu(page).getByRole("link"), address).toHaveText(navigation.map(({ name }) => name));
    for (const link of await menu(page).getByRole("link").all())
      await expect(link).toBeInViewport({ ratio: 1 });
    const further = page.getByRole("navigation", { name: "Further pages" });
    await expect(further.getByRole("link").last(), address).toBeInViewport({ ratio: 1 });
    expect(await readExpanded(page), address).toBe(true);
    await button(page).tap();
    await expect(menu(page), address).toBeHidden();
  }
  await test.step("a tap outside closes it, too, and reaches what is below", async () => {
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(4, 780);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL("/no-such-page");
  });
});

test("a reader opens, uses and closes the menu by keyboard", async ({ page }) => {
  await page.goto("/");
  // Before the page is shown, nothing takes the focus.
  await expect(button(page)).toBeVisible();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
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

test("a link leads to its page, where the menu is closed, also after going back", async ({ page }) => {
  await page.goto("/");
  for (const { name, address } of [...navigation].reverse()) {
    await button(page).tap();
    await menu(page).getByRole("link", { name, exact: true }).tap();
    await expect(page).toHaveURL(address);
    await expect(menu(page)).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL("/products");
  await expect(menu(page)).toBeHidden();
});

// Headless shells have no back/forward cache, so the test sends the event that precedes it.
test("the menu is closed when a reader comes back to a page that the browser kept", async ({ page }) => {
  await page.goto("/");
  await button(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(menu(page)).toBeHidden();
  expect(await readExpanded(page)).toBe(false);
});
