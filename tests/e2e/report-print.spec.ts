import { expect, type Page, test } from "@playwright/test";
import { countPages, makeReproducible, readPageNumbers } from "../../scripts/pdf/document";
import { printPage } from "../../scripts/pdf/print";

// The whole report on paper.

test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page }) => {
  await page.goto("/report");
});

for (const format of ["A4", "Letter"] as const) {
  test(`prints on ${format} as a tagged document with bookmarks and page numbers`, async ({ page }) => {
    const pdf = await printPage(page, format);
    const text = pdf.toString("latin1");
    expect(text).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(text).toContain("/Outlines");
    expect(text).toMatch(/\/Lang \(en/);
    expect(countPages(pdf)).toBeGreaterThan(25);
    expect(countPages(pdf), "does not waste paper").toBeLessThanOrEqual(38);

    const numbers = readPageNumbers(pdf);
    expect([numbers.get("contents"), numbers.get("summary")]).toEqual([2, 3]);
    const listed = await readContents(page);
    expect(listed.length).toBeGreaterThan(35);
    for (const { anchor, number } of listed) expect(number, anchor).toBe(numbers.get(anchor));

    const beginners = await page.locator(".part, .profile").evaluateAll((all) => all.map(({ id }) => id));
    const begun = beginners.map((id) => numbers.get(id));
    expect(new Set(begun).size, "parts and profiles begin a page of their own").toBe(beginners.length);
  });

  test(`splits no figure, no profile and no table row over two pages of ${format}`, async ({ page }) => {
    const marked = await markEnds(page, ".figure, .profile, tr, .tier-shelves, .source-list > li, .claim");
    expect(marked).toBeGreaterThan(80);
    const numbers = readPageNumbers(await printPage(page, format));
    for (let index = 0; index < marked; index++) {
      const [start, end] = [numbers.get(`start-${index}`), numbers.get(`end-${index}`)];
      expect(start, `start of ${index}`).toBeGreaterThan(0);
      expect(end, `end of ${index}`).toBe(start);
    }
  });
}

test("figures and rows ask to be kept whole, and the paper is white", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const selector of [".figure", "tr", ".profile", ".source-list > li"]) {
    const asked = await page
      .locator(selector)
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).breakInside));
    expect(new Set(asked), selector).toEqual(new Set(["avoid"]));
  }
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("the same report makes the same file", async ({ page }) => {
  const date = "2026-11-20";
  const first = makeReproducible(await printPage(page, "A4"), date);
  await page.reload();
  const second = makeReproducible(await printPage(page, "A4"), date);
  expect(first.toString("latin1")).toContain("/CreationDate (D:20261120000000+00'00')");
  expect(second.equals(first)).toBe(true);
});

/** The entries of the contents with the page numbers printed beside them. */
function readContents(page: Page) {
  return page.locator("#contents li a[data-page]").evaluateAll((links) =>
    links.map((link) => {
      const { hash, dataset } = link as HTMLAnchorElement;
      return { anchor: hash.slice(1), number: Number(dataset.page) };
    }),
  );
}

/** Puts a link target at the start and the end of each element: the printed file then says on which pages they are. */
function markEnds(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const elements = [...document.querySelectorAll(wanted)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const mark = (parent: Element, id: string, place: "prepend" | "append") => {
      const target = document.createElement("span");
      target.id = id;
      target.textContent = "\u200b";
      // Chromium notes an inline target on the page before, where its block was moved to the next.
      target.style.display = "inline-block";
      parent[place](target);
      const link = document.createElement("a");
      link.href = `#${id}`;
      link.textContent = ".";
      document.querySelector("main")?.append(link);
    };
    // The links below a figure stay on the screen, and a picture or a mark holds no text.
    const without = "svg, img, sup, a, b, span, data, .no-print";
    const deepest = (element: Element, last: boolean): Element => {
      const children = [...element.children].filter((child) => !child.matches(without));
      const child = children.at(last ? -1 : 0);
      return child === undefined ? element : deepest(child, last);
    };
    for (const [index, element] of elements.entries()) {
      mark(deepest(element, false), `start-${index}`, "prepend");
      mark(deepest(element, true), `end-${index}`, "append");
    }
    return elements.length;
  }, selector);
}
