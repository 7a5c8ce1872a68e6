import { expect, test } from "@playwright/test";
import { everyPage } from "./built-site";
import { measureOverflow } from "./measures";

// Walks many pages in one test; a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

/** As a reader's own setting would. */
const doubleText = () => document.documentElement.style.setProperty("font-size", "200%", "important");

test("nothing scrolls sideways on a screen of 320 px", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [...everyPage, "/products?q=none"]) {
    await page.goto(address);
    expect.soft(await page.evaluate(measureOverflow), address).toEqual({ sideways: 0, out: [] });
  }
});

// Each project brings its screen: 1280 px and 360 px.
test("nothing scrolls sideways with text at 200 %", async ({ page }) => {
  for (const address of [...everyPage, "/products?q=none"]) {
    await page.goto(address);
    await page.evaluate(doubleText);
    expect.soft(await page.evaluate(measureOverflow), address).toEqual({ sideways: 0, out: [] });
  }
});

test("text grows with the reader's setting", async ({ page }) => {
  await page.goto("/methodology");
  const size = () =>
    page
      .getByRole("main")
      .getByRole("paragraph")
      .nth(1)
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const before = await size();
  await page.evaluate(doubleText);
  expect(await size()).toBeGreaterThan(before * 1.8);
});

test("at 200 % the menu of a phone still shows all its links", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await page.evaluate(doubleText);
  await page.getByRole("button", { name: "Menu" }).click();
  for (const link of await page.getByRole("navigation", { name: "Main" }).getByRole("link").all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
  // The menu must not lie over the button that closes it.
  await page.getByRole("button", { name: "Menu" }).click({ timeout: 3000 });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});
