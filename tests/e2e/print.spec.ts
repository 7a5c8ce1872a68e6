import { expect } from "@playwright/test";
import { countSheets, test } from "../page-test";
import { products, readTable } from "../site";

// What readers print. That each page is black on white: every-page.spec.ts.

// More products or tiers than those of the report may need other sheets, and the pages promise nothing then.
for (const [address, fits] of [
  ["/one-page", readTable("price-tiers").length <= 3],
  ["/checklist", products.length <= 10],
] as const)
  test(`${address} prints on one sheet, large enough to read, by its button`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.goto(address);
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");
    await page.evaluate(() => document.fonts.ready);
    // Browsers break lines differently, so there must be room.
    const settings = { scale: 1.02, printBackground: true };
    for (const format of ["A4", "Letter"] as const)
      expect(countSheets(await page.pdf({ format, ...settings })), format).toBeLessThanOrEqual(fits ? 1 : 9);
    await page.emulateMedia({ media: "print" });
    const sizes = await page.locator("main *").evaluateAll((all) =>
      all
        .filter((element) =>
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
        )
        .filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom),
    );
    // A CSS pixel is three quarters of a point.
    expect(Math.min(...sizes) * 0.75, "points").toBeGreaterThanOrEqual(6.99);
  });

test("a browser that cannot print shows no button for it", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: undefined }));
  await page.goto("/checklist");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
});

test("the checklist has boxes large enough for a pen", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // A4 without margins, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1046 });
  await page.goto("/checklist");
  const boxes = page.getByRole("main").locator("ol dl > div");
  expect(await boxes.count()).toBeGreaterThan(0);
  const millimeter = 96 / 25.4;
  const sizes = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().toJSON()));
  for (const { width, height } of sizes) {
    expect(Math.round(width)).toBeGreaterThanOrEqual(18 * millimeter);
    expect(Math.round(height)).toBeGreaterThanOrEqual(9 * millimeter);
  }
});

test("long pages print on few sheets, with folds and the addresses of links", async ({ page }) => {
  for (const address of ["/market-analysis", "/methodology"]) {
    await page.emulateMedia({ media: null });
    await page.goto(address);
    expect(countSheets(await page.pdf({ format: "Letter" })), address).toBeLessThanOrEqual(14);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const links = page.locator("main a[href^=http]");
    const notes = await links.evaluateAll((all) =>
      all.map((link) => (link.checkVisibility() ? getComputedStyle(link, "::after").content : "folded")),
    );
    expect(notes.length, address).toBeGreaterThan(0);
    for (const note of notes) expect(note, address).toMatch(/https?:/);
  }
});
