import { expect, type Page } from "@playwright/test";
import { editionNames } from "../editions/editions";
import { countSheets, printLayout, test } from "../page-test";

// Printing from the browser. Colors and hidden controls on paper: every-page.spec.ts.

const pixelsPerMillimeter = 96 / 25.4;

for (const edition of ["", ...editionNames] as const)
  test.describe(edition || "as shipped", () => {
    for (const path of ["/one-page", "/checklist"])
      test(`prints ${path} with its button, on one sheet if it says so`, async ({ page, serveEdition }) => {
        await page.goto((edition && (await serveEdition(edition))) + path);
        await page.evaluate(() => {
          window.print = () => document.body.setAttribute("data-printed", "");
        });
        const button = page.getByRole("button", { name: "Print" });
        await button.click();
        await expect(page.locator("body")).toHaveAttribute("data-printed", "");
        await page.evaluate(() => document.fonts.ready);
        const promise = (await button.locator("..").innerText()).replace("Print", "").trim();
        await page.evaluate(coverBoxesWithLinks);
        for (const format of ["A4", "Letter"] as const) {
          // Slightly enlarged, because browsers break lines differently.
          const pdf = await printLayout(page, { format, scale: 1.02 });
          expect(countSheets(pdf), `${format}: ${promise}`).toBeLessThanOrEqual(promise ? 1 : 9);
          expect(findOverlaps(pdf), format).toEqual([]);
        }
        await page.emulateMedia({ media: "print" });
        expect(await measureSmallestText(page), "points").toBeGreaterThanOrEqual(6.99);
      });
  });

/** Returns the size of the smallest text in points. */
async function measureSmallestText(page: Page): Promise<number> {
  const texts = page.locator("main *:not(.visually-hidden)").filter({ visible: true, hasText: /\S/ });
  const sizes = await texts.evaluateAll((elements) =>
    elements.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.currentCSSZoom),
  );
  const pointsPerPixel = 72 / 96;
  return Math.min(...sizes) * pointsPerPixel;
}

/** Covers each text and each box with a link, because a PDF contains the positions of links. Runs in the page. */
function coverBoxesWithLinks(): void {
  for (const box of document.querySelectorAll<HTMLElement>("main :is(p, h1, h2, h3, dl > div)")) {
    if (getComputedStyle(box).position === "static") box.style.position = "relative";
    const link = document.createElement("a");
    link.href = `mailto:${encodeURIComponent(box.textContent?.slice(0, 30) ?? "")}`;
    // Visible, because printLayout() hides everything else and a PDF has no hidden links.
    link.style.cssText = "position: absolute; inset: 0; visibility: visible !important";
    box.append(link);
  }
}

interface Box {
  text: string;
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Returns pairs of boxes that overlap by more than a point on a sheet, by the links that cover them. */
function findOverlaps(pdf: Buffer): string[] {
  const source = pdf.toString("latin1");
  const objects = new Map(
    [...source.matchAll(/\n(\d+) 0 obj\n?(.*?)endobj/gs)].map(([, id, body]) => [id, body]),
  );
  const sheets = [...source.matchAll(/\/Annots \[([^\]]*)\]/g)].map(([, ids = ""]) =>
    [...ids.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => parseLinkBox(objects.get(id)) ?? []),
  );
  expect(sheets.flat(), "links in the PDF").not.toEqual([]);
  return sheets.flatMap((boxes) =>
    boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (nextBox) =>
            Math.min(box.right, nextBox.right) - Math.max(box.left, nextBox.left) > 1 &&
            Math.min(box.top, nextBox.top) - Math.max(box.bottom, nextBox.bottom) > 1,
        )
        .map((nextBox) => `${box.text} and ${nextBox.text}`),
    ),
  );
}

function parseLinkBox(annotation = ""): Box | undefined {
  const [, rect = "", text] = /\/Rect \[([^\]]*)\].*mailto:([^)]*)/s.exec(annotation) ?? [];
  const [left = 0, bottom = 0, right = 0, top = 0] = rect.split(" ").map(Number);
  return text === undefined ? undefined : { text: decodeURIComponent(text), left, bottom, right, top };
}

test("shows no print button in browsers that cannot print", async ({ page }) => {
  const script = await page.addInitScript(() => Object.assign(window, { print: undefined }));
  await page.goto("/checklist");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await script.dispose();
});

test("prints boxes on the checklist that are large enough for a pen", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // A4 without margins, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1046 });
  await page.goto("/checklist");
  const boxes = page.getByRole("main").locator("ol dl > div");
  const sizes = await boxes.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON()),
  );
  expect(sizes).not.toHaveLength(0);
  for (const { width, height } of sizes) {
    expect(Math.round(width)).toBeGreaterThanOrEqual(18 * pixelsPerMillimeter);
    expect(Math.round(height)).toBeGreaterThanOrEqual(9 * pixelsPerMillimeter);
  }
});

for (const path of ["/market-analysis", "/methodology"])
  test(`prints ${path} on few sheets, with the URLs of links`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const notes = await page
      .locator("main a[href^=http]")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
    expect(notes).not.toHaveLength(0);
    expect(notes.filter((note) => !/https?:/.test(note))).toEqual([]);
    const columnGaps = await page
      .locator("main *")
      .evaluateAll((elements) =>
        elements
          .map((element) => getComputedStyle(element))
          .flatMap(({ columnCount, columnGap }) =>
            columnCount === "auto" ? [] : Number.parseFloat(columnGap),
          ),
      );
    expect(columnGaps).not.toHaveLength(0);
    expect(Math.min(...columnGaps) / pixelsPerMillimeter, "millimeters").toBeGreaterThanOrEqual(5.99);
    await page.emulateMedia({ media: null });
    expect(countSheets(await printLayout(page, { format: "Letter" }))).toBeLessThanOrEqual(14);
  });
