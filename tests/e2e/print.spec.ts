import { expect, test } from "@playwright/test";
import { countPages } from "../../scripts/pdf/document";
import { everyPage } from "./built-site";

// Walks many pages in one test; a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

test("printed pages are white, without header, menu and filters", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const address of everyPage) {
    await page.goto(address);
    await expect(page.getByRole("banner"), address).toBeHidden();
    // The whole report prints its table of contents; every other list of links belongs to the screen.
    const menus = page.getByRole("navigation").and(page.locator(":not(#contents)"));
    await expect(menus, address).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ media: "print", colorScheme });
      const colors = await page.evaluate(() => ({
        html: getComputedStyle(document.documentElement).backgroundColor,
        text: getComputedStyle(document.querySelector("main") as Element).color,
      }));
      expect(colors.html, `${address}, ${colorScheme}`).toBe("rgb(255, 255, 255)");
      const brightest = Math.max(...(colors.text.match(/\d+/g) ?? []).map(Number));
      expect(brightest, `${address}, ${colorScheme}: dark text`).toBeLessThan(100);
    }
  }
  await page.goto("/products");
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(10);
});

test("link addresses are printed as notes", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/market-analysis");
  const notes = await page
    .getByRole("main")
    .locator("a[href^='https:']")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
  expect(notes.length).toBeGreaterThan(3);
  for (const note of notes) expect(note).toContain("https://");
});

test("pages print to PDF without wasting paper", async ({ page }) => {
  for (const address of [
    "/",
    "/products",
    "/products/bioswiss-heart-shaped",
    "/market-analysis",
    "/methodology",
  ]) {
    await page.goto(address);
    const pages = countPages(await page.pdf({ format: "Letter" }));
    expect(pages, address).toBeGreaterThan(0);
    expect(pages, address).toBeLessThanOrEqual(14);
  }
});
