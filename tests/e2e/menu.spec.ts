import { expect, type Page } from "@playwright/test";
import { setStyles, test } from "../page-test";
import { firstProduct } from "../site";

// The header, its menu, and keyboard focus.

const menuEntries = ["Home", "Products", "Market Analysis", "Methodology"];
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

test("leads to the pages, and marks the current one in the menu @both", async ({ page, isMobile }) => {
  const tapButton = async () => isMobile && (await menuButton(page).tap());
  await page.goto(`/products/${firstProduct.slug}`);
  for (const name of menuEntries) {
    await tapButton();
    await menu(page).getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(menu(page), "closed on the next page on phones").toBeVisible({ visible: !isMobile });
    await tapButton();
    await expect(menu(page).locator("[aria-current=page]")).toHaveText([name]);
    await tapButton();
  }
  await page.goBack();
  await expect(page).toHaveURL("/market-analysis");
  await expect(menuButton(page)).toBeVisible({ visible: isMobile });
  await expect(menu(page)).toBeVisible({ visible: !isMobile });
});

test("keeps the header in view; its name leads to the home page @both", async ({ page }) => {
  await page.goto("/market-analysis");
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await page.getByRole("banner").locator("a:has(svg)").click();
  await expect(page).toHaveURL("/");
});

test("reserves the height of the header for the targets of links, even with a long title", async ({
  page,
}) => {
  await page.goto("/market-analysis");
  const measure = () => {
    const { height } = document.querySelector(".site-header")?.getBoundingClientRect() ?? new DOMRect();
    return {
      height,
      reserved: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    };
  };
  for (const length of [0, 60, 200]) {
    await page
      .getByRole("banner")
      .locator("a:has(svg)")
      .evaluate(
        ({ lastChild }, title) => {
          if (lastChild && title) lastChild.textContent = title;
        },
        "title of a report ".repeat(12).slice(0, length),
      );
    for (const width of [1280, 960, 390, 320, 240]) {
      await page.setViewportSize({ width, height: 900 });
      const { height, reserved } = await page.evaluate(measure);
      expect(height, `${length} characters, ${width} px`).toBeLessThan(reserved);
      expect(reserved).toBeLessThan(height + 40);
    }
  }
});

test("focuses the skip link first, which leads past the header", async ({ page }) => {
  await page.goto("/market-analysis");
  // Tab focuses nothing before the page is visible.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  const skipLink = page.getByRole("link", { name: "Skip to content" });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("continues with Tab from the text that was clicked", async ({ page }) => {
  await page.goto("/methodology");
  const text = page.getByRole("main").locator("section p").last();
  await text.click();
  await page.keyboard.press("Tab");
  const isFocusAfter = (element: Element) =>
    document.activeElement !== document.body &&
    element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(await text.evaluate(isFocusAfter)).toBeTruthy();
});

for (const path of ["/", "/products", `/products/${firstProduct.slug}`, "/methodology"])
  test(`outlines the focused element and scrolls it into view on ${path} @both`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (let press = 1; press <= 20; press += 1) {
      await page.keyboard.press("Tab");
      // Focus scrolls, which may take a frame.
      await expect.poll(() => page.evaluate(findFocusProblem), `Tab ${press}`).toBe("");
    }
  });

/** Returns the start of the focused element if it lacks an outline or is out of view. Runs in the page. */
function findFocusProblem(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "";
  const hasOutline = (pseudoElement?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudoElement);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  const { bottom, top } = element.getBoundingClientRect();
  const isInView = bottom > 0 && top < window.innerHeight;
  return isInView && (hasOutline() || hasOutline("::after")) ? "" : element.outerHTML.slice(0, 120);
}

test.describe("on a phone", { tag: "@phone" }, () => {
  test("opens and closes the menu with taps", async ({ page }) => {
    await page.goto("/no-such-page");
    await expect(menu(page)).toBeHidden();
    // With this attribute, browsers tell screen readers whether the menu is open.
    await expect(menuButton(page)).toHaveAttribute("popovertarget", /./);
    await menuButton(page).tap();
    for (const name of ["Main", "Further pages"])
      for (const link of await page.getByRole("navigation", { name, exact: true }).getByRole("link").all())
        await expect(link).toBeInViewport({ ratio: 1 });
    await menuButton(page).tap();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(4, 780);
    await expect(menu(page), "after a tap outside").toBeHidden();
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    // Headless browsers have no back/forward cache, so the test dispatches the event that precedes it.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await expect(menu(page), "on a page that the browser caches").toBeHidden();
  });

  test("opens, uses and closes the menu with the keyboard and text at 200%", async ({ page }) => {
    await page.goto("/");
    await setStyles(page, ":root { font-size: 200% !important }");
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    for (const name of menuEntries) {
      await page.keyboard.press("Tab");
      const link = menu(page).getByRole("link", { name, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("banner").getByRole("link").last().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(menu(page), "while it has the focus").toBeVisible();
    await menuButton(page).tap();
    await expect(menu(page), "by its button").toBeHidden();
    await menuButton(page).tap();
    await page.getByRole("banner").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(menu(page), "once the focus leaves it").toBeHidden();
  });
});

test("marks the section in view in the list of sections", async ({ page }) => {
  await page.goto("/methodology");
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  for (const index of [-3, 2, 1]) {
    await links.nth(index).click();
    await expect(links.nth(index)).toHaveAttribute("aria-current", "true");
    await expect(links.and(page.locator("[aria-current=true]"))).toHaveCount(1);
  }
  await links.last().click();
  const header = await page.getByRole("banner").boundingBox();
  const bottom = header ? header.y + header.height : 0;
  const topOfLink = () => links.last().evaluate((link) => link.getBoundingClientRect().top);
  await expect(page.locator("#sources")).toBeInViewport();
  await expect.poll(topOfLink, "the last entry is below the header").toBeGreaterThanOrEqual(bottom);
});
