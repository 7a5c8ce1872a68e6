import { expect, test } from "@playwright/test";
import { lostPages, navigation } from "./fixture";
import { openNavigation } from "./site-menu";

// How a reader moves between pages. What each page's header and footer hold: every-page.spec.ts.

test("the header stays in sight while the page scrolls", { tag: "@both" }, async ({ page }) => {
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

test("four links lead to four pages; the menu marks the current one @both", async ({ page }) => {
  await page.goto("/products/hot-wheels-shaped");
  const links = (await openNavigation(page)).getByRole("link");
  await expect(links).toHaveText(navigation.map(({ name }) => name));
  for (const { name, address } of navigation) {
    const link = (await openNavigation(page)).getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", address);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect((await openNavigation(page)).locator("[aria-current]"), address).toHaveText([name]);
    await expect(link, address).toHaveAttribute("aria-current", "page");
  }
  await test.step("the marked link looks different from the others", async () => {
    const menu = await openNavigation(page);
    for (const name of ["backgroundColor", "fontWeight"] as const) {
      const look = (of: string) =>
        menu
          .getByRole("link", { name: of, exact: true })
          .evaluate((link, key) => getComputedStyle(link)[key], name);
      expect(await look("Methodology"), name).not.toBe(await look("Home"));
    }
  });

  // A product belongs to the list, and an unknown address to no page.
  await page.goto("/products/hot-wheels-shaped");
  const marked = (await openNavigation(page)).locator("[aria-current]");
  await expect(marked).toHaveText(["Products"]);
  for (const address of lostPages) {
    await page.goto(address);
    const menu = await openNavigation(page);
    await expect(menu.locator('[aria-current="page"]'), address).toHaveCount(0);
  }
});

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  for (const address of ["/", "/products", "/products/hot-wheels-shaped", "/no-such-page"]) {
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
