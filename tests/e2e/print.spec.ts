import { expect, test } from "@playwright/test";
import { provideBrowser } from "../../scripts/browser";
import { countPages } from "../pdf";
import { products } from "./fixture";

// Readers print in full Chromium.
test.use({ launchOptions: await provideBrowser({ full: true }) });

test("the product list prints without controls, but names what is set", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/products");
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(products.length);
  await page.goto("/products?q=shaped&brand=BioSwiss&tier=Mid");
  await expect(page.getByText("shaped · BioSwiss · Mid", { exact: true })).toBeVisible();
});

test("browsers without ::details-content print what is folded, too", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/market-analysis");
  const count = await page.evaluate(() => {
    const isNew = (rule: CSSRule) => /^(?:@supports selector\(|[^{]*)::details-content/.test(rule.cssText);
    const remove = (list: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = list.cssRules.length - 1; index >= 0; index--) {
        const rule = list.cssRules[index] as CSSRule;
        if (isNew(rule)) list.deleteRule(index);
        else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) remove(rule);
      }
    };
    for (const sheet of document.styleSheets) remove(sheet);
    return document.querySelectorAll(".narrow-fold").length;
  });
  expect(count).toBeGreaterThan(3);
  const parts = page.locator(".narrow-fold > *");
  const countHidden = () => parts.evaluateAll((all) => all.filter((part) => !part.checkVisibility()).length);
  const hidden = await countHidden();
  expect(hidden).toBeGreaterThanOrEqual(count);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await countHidden()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await countHidden()).toBe(hidden);
});

test("link addresses are printed as notes", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/methodology");
  const links = page.getByRole("main").locator("a[href^='https:']");
  const notes = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, "::after").content),
  );
  expect(notes.length).toBeGreaterThan(3);
  for (const note of notes) expect(note).toContain("https://");
});

test("pages print to PDF without wasting paper", async ({ page }) => {
  for (const address of [
    "/",
    "/products",
    "/products/hot-wheels-shaped",
    "/market-analysis",
    "/methodology",
  ]) {
    await page.goto(address);
    const pages = countPages(await page.pdf({ format: "Letter" }));
    expect(pages, address).toBeGreaterThan(0);
    expect(pages, address).toBeLessThanOrEqual(14);
  }
});
