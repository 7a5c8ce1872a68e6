import { expect, test } from "@playwright/test";
import { everyPage } from "./built-site";
import { lostPages, navigation } from "./fixture";
import { openNavigation } from "./site-menu";

// Walks many pages in one test; a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

// What stands on every page, and how a reader moves between them.

test("the header stays in sight while the page scrolls", async ({ page }) => {
  for (const address of ["/", "/products", "/market-analysis"]) {
    await page.goto(address);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const header = page.getByRole("banner");
    await expect(header).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await header.boundingBox())?.y, address).toBe(0);
    await expect(header.getByRole("link", { name: "The Shaped Bandage Report" })).toBeInViewport();
  }
});

test("on every page logo and title lead home, and the footer stands below", {
  tag: "@one-size",
}, async ({ page }) => {
  const home = page.getByRole("banner").getByRole("link", { name: "The Shaped Bandage Report" });
  for (const address of everyPage) {
    await page.goto(address);
    await expect(home, address).toHaveAttribute("href", "/");
    await expect(home.locator("svg"), "the logo is part of the link").toBeVisible();
    const lists = page.getByRole("contentinfo").getByRole("region", { name: /Scope|Key brands/ });
    await expect(lists.getByRole("listitem"), address).toHaveCount(10);
  }
  await home.click();
  await expect(page).toHaveURL("/");
});

test("four links lead to the four pages", async ({ page }) => {
  await page.goto("/products/bioswiss-emoji");
  const links = (await openNavigation(page)).getByRole("link");
  await expect(links).toHaveText(navigation.map(({ name }) => name));
  for (const { name, address } of navigation) {
    const link = (await openNavigation(page)).getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", address);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the link of the current page is marked, and only that one", async ({ page }) => {
  for (const { name, address } of navigation) {
    await page.goto(address);
    const menu = await openNavigation(page);
    await expect(menu.locator("[aria-current]"), address).toHaveText([name]);
    await expect(menu.getByRole("link", { name, exact: true }), address).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  await test.step("it looks different from the others", async () => {
    const menu = await openNavigation(page);
    const look = (name: string) =>
      menu.getByRole("link", { name, exact: true }).evaluate((link) => {
        const { backgroundColor, fontWeight } = getComputedStyle(link);
        return { backgroundColor, fontWeight };
      });
    const [current, other] = [await look("Methodology"), await look("Home")];
    expect(current.backgroundColor).not.toBe(other.backgroundColor);
    expect(current.fontWeight).not.toBe(other.fontWeight);
  });
});

test("a product's page highlights Products", async ({ page }) => {
  await page.goto("/products/bioswiss-emoji");
  const menu = await openNavigation(page);
  await expect(menu.locator("[aria-current]")).toHaveText(["Products"]);
});

test("an address that nothing stands at highlights no page of the header as itself", async ({ page }) => {
  for (const address of lostPages) {
    await page.goto(address);
    const menu = await openNavigation(page);
    await expect(menu.locator('[aria-current="page"]'), address).toHaveCount(0);
  }
});

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  for (const address of ["/", "/products", "/products/bioswiss-emoji", "/no-such-page"]) {
    await page.goto(address);
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip, address).toBeFocused();
    await expect(skip, address).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main"), address).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null), address).toBe(true);
  }
});
