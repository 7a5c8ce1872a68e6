import { expect, type Page } from "@playwright/test";
import { setStyles, test } from "../page-test";
import { firstProduct } from "../site";

const main = ["Home", "Products", "Market Analysis", "Methodology"];
const button = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

test("links lead to the pages, and the menu marks where the reader is @both", async ({ page, isMobile }) => {
  const tapButton = async () => isMobile && (await button(page).tap());
  await page.goto(`/products/${firstProduct.slug}`);
  for (const name of main) {
    await tapButton();
    await menu(page).getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(menu(page), "closed on a phone's next page").toBeVisible({ visible: !isMobile });
    await tapButton();
    await expect(menu(page).locator("[aria-current=page]")).toHaveText([name]);
    await tapButton();
  }
  await page.goBack();
  await expect(page).toHaveURL("/market-analysis");
  await expect(button(page)).toBeVisible({ visible: isMobile });
  await expect(menu(page)).toBeVisible({ visible: !isMobile });
});

test("the header stays in sight, and its name leads home @both", async ({ page }) => {
  await page.goto("/market-analysis");
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await page.getByRole("banner").locator("a:has(svg)").click();
  await expect(page).toHaveURL("/");
});

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  await page.goto("/market-analysis");
  // Nothing takes the focus before the page is shown.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("after a click into the text, Tab goes on from there", async ({ page }) => {
  await page.goto("/methodology");
  const text = page.getByRole("main").locator("section p").last();
  await text.click();
  await page.keyboard.press("Tab");
  const isAfter = (element: Element) =>
    document.activeElement !== document.body &&
    element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(await text.evaluate(isAfter)).toBeTruthy();
});

test("what has the focus has an outline and is on the screen @both", async ({ page }) => {
  for (const address of ["/", "/products", `/products/${firstProduct.slug}`, "/methodology"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press("Tab");
      // Focus scrolls, which may take a frame.
      await expect.poll(() => page.evaluate(readFocus), `${address}, stop ${stop + 1}`).toBe("");
    }
  }
});

/** Runs in the page: what is wrong with the focus, if anything. */
function readFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "";
  const isOutlined = (pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  const { bottom, top } = element.getBoundingClientRect();
  const isSeen = bottom > 0 && top < window.innerHeight;
  return isSeen && (isOutlined() || isOutlined("::after")) ? "" : element.outerHTML.slice(0, 120);
}

test.describe("on a phone", { tag: "@phone" }, () => {
  test("taps open and close the menu", async ({ page }) => {
    await page.goto("/no-such-page");
    await expect(menu(page)).toBeHidden();
    // With this attribute, browsers tell screen readers whether the menu is open.
    await expect(button(page)).toHaveAttribute("popovertarget", /./);
    await button(page).tap();
    for (const name of ["Main", "Further pages"])
      for (const link of await page.getByRole("navigation", { name, exact: true }).getByRole("link").all())
        await expect(link).toBeInViewport({ ratio: 1 });
    await button(page).tap();
    await expect(menu(page)).toBeHidden();
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(4, 780);
    await expect(menu(page), "a tap outside closes it").toBeHidden();
    await button(page).tap();
    await expect(menu(page)).toBeVisible();
    // Headless browsers have no back/forward cache, so the test sends the event that precedes it.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await expect(menu(page), "on a page that the browser keeps").toBeHidden();
  });

  test("the keyboard opens, uses and closes it, also with text at 200%", async ({ page }) => {
    await page.goto("/");
    await setStyles(page, ":root { font-size: 200% !important }");
    await button(page).focus();
    await page.keyboard.press("Enter");
    for (const name of main) {
      await page.keyboard.press("Tab");
      const link = menu(page).getByRole("link", { name, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("banner").getByRole("link").last().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(menu(page), "while the focus is in it").toBeVisible();
    await button(page).tap();
    await expect(menu(page), "by its button").toBeHidden();
    await button(page).tap();
    await page.getByRole("banner").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(menu(page), "once the focus leaves it").toBeHidden();
  });
});

test("the list of the methodology's sections marks the one in view", async ({ page }) => {
  await page.goto("/methodology");
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  for (const index of [-3, 2, 1]) {
    await links.nth(index).click();
    await expect(links.nth(index)).toHaveAttribute("aria-current", "true");
    await expect(links.and(page.locator("[aria-current=true]"))).toHaveCount(1);
  }
});
