import { expect, type Page, test } from "@playwright/test";
import { provideBrowser } from "../../scripts/browser";
import { makeReproducible, printPage, printToPdf } from "../../scripts/pdf/print";
import { countPages, readPageNumbers } from "../pdf";

// Printed in the browser that readers have.
test.use({ launchOptions: await provideBrowser({ full: true }) });

// The whole report on paper.

test.beforeEach(async ({ page }) => {
  await page.goto("/report");
});

// That it does not waste paper: tests/report/reading.spec.ts.
for (const format of ["A4", "Letter"] as const) {
  test(`the report prints on ${format}, tagged and with bookmarks`, async ({ page }) => {
    const pdf = await printPage(page, format);
    const text = pdf.toString("latin1");
    expect(text).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(text).toContain("/Outlines");
    expect(text).toMatch(/\/Lang \(en/);
    expect(countPages(pdf)).toBeGreaterThan(8);
    expect(pdf.length, "bytes").toBeLessThanOrEqual(3_000_000);

    const numbers = readPageNumbers(pdf);
    // The cover fills a page, and the main points share one with the contents.
    expect([numbers.get("contents"), numbers.get("summary")]).toEqual([2, 3]);

    await test.step("no figure, profile, card or table row is split over two pages", async () => {
      const whole =
        ".figure, .profile, tr:not(.figure-data tr), .tier-shelves, .source-list > li, .card, .part-head";
      const marked = await markEnds(page, whole);
      expect(marked).toBeGreaterThan(30);
      const printed = await page.pdf({ format, tagged: true, outline: true, printBackground: true });
      const places = readPageNumbers(printed);
      for (let index = 0; index < marked; index++) {
        const [start, end] = [places.get(`start-${index}`), places.get(`end-${index}`)];
        expect(start, `start of ${index}`).toBeGreaterThan(0);
        expect(end, `end of ${index}`).toBe(start);
      }
    });

    if (format === "Letter") return;
    await test.step("the same report prints to the same bytes", async () => {
      const date = "2026-11-20";
      const first = makeReproducible(pdf, date);
      // In a new browser, as each build prints.
      const second = await printToPdf(page.url(), date);
      expect(first.toString("latin1")).toContain("/CreationDate (D:20261120000000+00'00')");
      expect(second.equals(first)).toBe(true);
    });
  });
}

/** Puts a link target at the start and the end of each element, so that the PDF tells their pages. */
function markEnds(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const elements = [...document.querySelectorAll(wanted)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const mark = (parent: Element, id: string, place: "prepend" | "append") => {
      const target = document.createElement("span");
      target.id = id;
      target.textContent = "\u200b";
      // For an inline target Chromium records the page before, where its block has moved to the next.
      target.style.display = "inline-block";
      parent[place](target);
      const link = document.createElement("a");
      link.href = `#${id}`;
      link.textContent = ".";
      document.querySelector("main")?.append(link);
    };
    // Links and folded tables below a figure are not printed; the others hold no block of text.
    const without = "svg, img, sup, a, b, br, span, data, .no-print, .figure-data";
    const deepest = (element: Element, last: boolean): Element => {
      const children = [...element.children].filter((child) => !child.matches(without));
      const child = children.at(last ? -1 : 0);
      return child === undefined ? element : deepest(child, last);
    };
    // At the very edge of the paper it records none.
    for (const cell of document.querySelectorAll<HTMLElement>("tr > :last-child"))
      cell.style.paddingInlineEnd = "8px";
    for (const [index, element] of elements.entries()) {
      mark(deepest(element, false), `start-${index}`, "prepend");
      mark(deepest(element, true), `end-${index}`, "append");
    }
    return elements.length;
  }, selector);
}
