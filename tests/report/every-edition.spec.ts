import { expect, test } from "@playwright/test";
import { findAll } from "../../hosting/html";
import { listFiles } from "../../hosting/list-files";
import { provideBrowser } from "../../scripts/browser";
import { findProblems } from "../parity/check";
import { readSite } from "../parity/site";
import { countPages, readPageNumbers } from "../pdf";
import { dist, openWithFaces, read } from "./published";

// Printed in the browser that readers have.
test.use({ launchOptions: await provideBrowser({ full: true }) });

// Holds for every edition.

const site = readSite(dist);

test("charts, tables, files, alternative texts and sentences agree", () => {
  expect(findProblems(site)).toEqual([]);
});

/** The problems if the first elements that have an attribute had another, or another text; a missing value removes it. */
function findIn(attribute: string, wanted: RegExp, edited: string, value?: string, most = 1): string[] {
  const found = [...site.pages.values()].flatMap((page) =>
    findAll(page, ({ attributes }) => wanted.test(attributes.get(attribute) ?? "")),
  );
  expect(found.length, attribute).toBeGreaterThan(0);
  const before = found.slice(0, most).map((element) => ({ element, was: { ...element } }));
  for (const { element } of before) {
    const attributes = new Map(element.attributes);
    if (value === undefined) attributes.delete(edited);
    else attributes.set(edited, value);
    Object.assign(element, edited === "text" ? { children: [value] } : { attributes });
  }
  const problems = findProblems(site);
  for (const { element, was } of before) Object.assign(element, was);
  return problems;
}

for (const [kind, attribute, wanted, edited] of [
  ["plotted value", "data-value", /./u, "data-value"],
  ["plotted value", "data-cell", /./u, "data-kind"],
  ["plotted value", "data-count", /./u, "data-count"],
  ["table cell", "data-of", /^[\w-]+\.1\.\w+$/u, "text"],
  ["named value", "data-of", /\.count$/u, "text"],
  ["alternative text", "data-chart", /./u, "aria-label"],
  ["illustrative mark", "class", /^illustrative$/u, "class"],
] as const)
  test(`a wrong ${kind} is found, in ${edited}`, () => {
    const [problem, ...others] = findIn(attribute, wanted, edited, "99");
    expect(problem).toContain(`${kind}: `);
    expect(others).toEqual([]);
  });

test("a site that claims too little is refused", () => {
  for (const attribute of ["data-chart", "data-of", "data-value"])
    expect(findIn(attribute, /./u, attribute, undefined, Number.POSITIVE_INFINITY), attribute).not.toEqual(
      [],
    );
  const json = new Map([...site.json].map(([name, { figure: _, ...table }]) => [name, table]));
  expect(findProblems({ ...site, json }), "the words of figures in JSON").not.toEqual([]);
});

test("every figure page prints its chart on the first sheet of A4 and of Letter", async ({ page }) => {
  const figures = listFiles(`${dist}figures`).filter((name) => name.endsWith(".html"));
  expect(figures.length).toBeGreaterThan(2);
  for (const name of figures) {
    await page.goto(`/figures/${name.replace(".html", "")}`);
    // A PDF names the pages of link targets only.
    await page.evaluate(() => {
      document.querySelector(".figure-notes")?.setAttribute("id", "below-chart");
      const link = Object.assign(document.createElement("a"), { href: "#below-chart", textContent: "." });
      document.querySelector("main")?.append(link);
    });
    for (const format of ["A4", "Letter"] as const)
      expect(readPageNumbers(await page.pdf({ format })).get("below-chart"), `${name}, ${format}`).toBe(1);
  }
});

for (const [address, sheets, points] of [
  ["/one-page", 1, 11],
  ["/shelf-walk", 1, 9],
  ["/compare", 1, 7.5],
  ["/market-analysis", 9, 7],
  ["/report", 24, 7],
] as const)
  test(`${address} prints on at most ${sheets} sheets of A4 and of Letter, in ${points} points or more`, async ({
    page,
  }) => {
    // Four prints of the whole report take half a minute on a busy machine.
    test.slow();
    await openWithFaces(page, address);
    // With room, because browsers break lines differently.
    for (const format of ["A4", "Letter"] as const)
      for (const scale of [1, 1.02]) {
        const pdf = await page.pdf({ format, scale, printBackground: true });
        expect(countPages(pdf), format).toBeLessThanOrEqual(sheets);
      }
    await page.emulateMedia({ media: "print" });
    const sizes = await page.locator("main *").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
        if (!hasText || !element.checkVisibility() || element.closest(".visually-hidden, title, desc"))
          return [];
        return Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
      }),
    );
    // A CSS pixel is three quarters of a point, and Chromium's are rounded.
    expect(Math.min(...sizes) * 0.75, "points").toBeGreaterThan(points - 0.01);
  });

// SVG files contain no faces. DejaVu is the widest of the usual fallbacks; it stands in for Georgia and Arial here.
test("charts and quotes as files keep their words inside and apart where our faces and Arial are missing", async ({
  page,
}) => {
  const names = listFiles(dist).filter((name) => /^(?:charts|quotes)\/.*\.svg$/u.test(name));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const svg = read(name)
      .replaceAll("Young Serif, Georgia, serif", "DejaVu Serif, serif")
      .replaceAll("Figtree, Arial, sans-serif", "DejaVu Sans, Verdana, sans-serif");
    await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${svg}`);
    const [picture, ...texts] = await page.locator("svg, svg text").evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        return { left, right, bottom, text: element.tagName === "text" ? element.textContent : "" };
      }),
    );
    expect(texts.length, name).toBeGreaterThan(4);
    for (const { left, right, text } of texts) {
      expect(left, `${name}: ${text}`).toBeGreaterThanOrEqual(8);
      expect(right, `${name}: ${text}`).toBeLessThan(
        (picture?.right ?? 0) - (name.startsWith("quotes") ? 262 : 8),
      );
    }
    for (const one of texts)
      for (const other of texts) {
        const isBeside = one !== other && one.bottom === other.bottom && one.left <= other.left;
        if (isBeside) expect(one.right, `${name}: ${one.text} beside ${other.text}`).toBeLessThan(other.left);
      }
  }
});
