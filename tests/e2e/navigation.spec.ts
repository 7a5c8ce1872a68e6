import { expect, test } from "@playwright/test";
import { lostPages, navigation } from "./fixture";
import { watch } from "./page-watch";
import { menu } from "./site-menu";

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

// On a phone: phone-menu.spec.ts.
test("four links lead to four pages; the menu marks the current one, and the console stays empty", async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto("/products/hot-wheels-shaped");
  const marked = menu(page).locator("[aria-current]");
  await expect(marked, "a product belongs to the list").toHaveText(["Products"]);
  await expect(menu(page).getByRole("link")).toHaveText(navigation.map(({ name }) => name));
  for (const { name, address } of navigation) {
    const link = menu(page).getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", address);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(marked, address).toHaveText([name]);
    await expect(link, address).toHaveAttribute("aria-current", "page");
  }
  await test.step("the marked link looks different from the others", async () => {
    for (const name of ["backgroundColor", "fontWeight"] as const) {
      const look = (of: string) =>
        menu(page)
          .getByRole("link", { name: of, exact: true })
          .evaluate((link, key) => getComputedStyle(link)[key], name);
      expect(await look("Methodology"), name).not.toBe(await look("Home"));
    }
  });

  for (const address of lostPages) {
    await page.goto(address);
    await expect(menu(page).locator('[aria-current="page"]'), address).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  for (const address of ["/", "/products", "/products/hot-wheels-shaped", "/no-such-page"]) {
    await page.goto(address);
    const skip = page.getByRole("link", { name: "Skip to content" });
    // Before the page is shown, nothing takes the focus.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
