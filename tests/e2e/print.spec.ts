import { expect } from "@playwright/test";
import { editionNames } from "../editions/editions";
import { countSheets, test } from "../page-test";

// What readers print. That each page is black on white: every-page.spec.ts.

for (const edition of ["", ...editionNames] as const)
  test.describe(edition || "as shipped", () => {
    test.use({ edition });

    for (const address of ["/one-page", "/checklist"])
      test(`${address} prints by its button, on one sheet where it says so`, async ({ page }) => {
        await page.addInitScript(() => {
          window.print = () => document.body.setAttribute("data-printed", "");
        });
        await page.goto(address);
        const button = page.getByRole("button", { name: "Print" });
        await button.click();
        await expect(page.locator("body")).toHaveAttribute("data-printed", "");
        await page.evaluate(() => document.fonts.ready);
        const promise = (await button.locator("..").innerText()).replace("Print", "").trim();
        await page.evaluate(frameBoxes);
        // Browsers break lines differently, so there must be room.
        for (const format of ["A4", "Letter"] as const) {
          const pdf = await page.pdf({ format, scale: 1.02, printBackground: true });
          expect(countSheets(pdf), `${format}: ${promise}`).toBeLessThanOrEqual(promise ? 1 : 9);
          expect(findCovered(pdf), format).toEqual([]);
        }
        await page.emulateMedia({ media: "print" });
        const texts = page.locator("main *:not(.visually-hidden)").filter({ visible: true, hasText: /\S/ });
        const sizes = await texts.evaluateAll((all) =>
          all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.currentCSSZoom),
        );
        // A CSS pixel is three quarters of a point.
        expect(Math.min(...sizes) * 0.75, "points").toBeGreaterThanOrEqual(6.99);
      });
  });

/** Runs in the page: covers each text and each box with a link, because a PDF states where its links are. */
function frameBoxes(): void {
  for (const box of document.querySelectorAll<HTMLElement>("main :is(p, h1, h2, h3, dl > div)")) {
    if (getComputedStyle(box).position === "static") box.style.position = "relative";
    const link = document.createElement("a");
    link.href = `mailto:${encodeURIComponent(box.textContent?.slice(0, 30) ?? "")}`;
    link.style.cssText = "position: absolute; inset: 0";
    box.append(link);
  }
}

/** The texts and boxes that lie over each other on a sheet, by more than a point. */
function findCovered(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  const sheets = [...text.matchAll(/\/Annots \[([^\]]*)\]/g)];
  return sheets.flatMap(([, ids = ""]) => {
    const rects = [...ids.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => {
      const [, rect = "", name] =
        new RegExp(`\n${id} 0 obj[^>]*?/Rect \\[([^\\]]*)\\][^>]*mailto:([^)]*)`).exec(text) ?? [];
      const [left = 0, bottom = 0, right = 0, top = 0] = rect.split(" ").map(Number);
      return name === undefined ? [] : [{ name: decodeURIComponent(name), left, bottom, right, top }];
    });
    return rects.flatMap((one, index) =>
      rects
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
  });
}

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

test("long pages print on few sheets, with the addresses of links", async ({ page }) => {
  for (const address of ["/market-analysis", "/methodology"]) {
    await page.emulateMedia({ media: null });
    await page.goto(address);
    expect(countSheets(await page.pdf({ format: "Letter" })), address).toBeLessThanOrEqual(14);
    await page.emulateMedia({ media: "print" });
    const notes = await page
      .locator("main a[href^=http]")
      .evaluateAll((all) => all.map((link) => getComputedStyle(link, "::after").content));
    expect(notes.length, address).toBeGreaterThan(0);
    expect(notes.filter((note) => !/https?:/.test(note))).toEqual([]);
  }
});
