import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ContentError } from "../../app/content/diagnostic";
import { readReport } from "../../app/read-report";
import { pdfPath } from "../../app/urls";
import { bundleSite } from "../../scripts/bundle";
import { exportPdf } from "../../scripts/pdf";
import { readSettings } from "../../scripts/settings";
import { writeSite } from "../../scripts/write-site";
import { find, textOf, textsOf } from "../document";
import { type EditionName, editions } from "../editions/editions";
import { countSheets } from "../page-test";
import { field, fileOf, openEdition, openSite } from "../site";

// The site below a base path with the PDF, as `npm run build:pdf` makes it, and the page that is printed, of all editions.

const basePath = "/some/where/";
const siteUrl = "https://report.test";
const workFolder = mkdtempSync(join(tmpdir(), "print-edition-"));
afterAll(() => rmSync(workFolder, { recursive: true }));

const { report, pictures, problems } = await readReport({
  ...readSettings(),
  basePath,
  siteUrl,
  hasPdf: true,
});
if (!report) throw new ContentError(problems);
report.edition.earlier = [{ year: 2001, address: "/icons/" }];
const { renderSite } = await bundleSite(workFolder, basePath);
const files = renderSite(report, pictures, { hasPrintEdition: true });
const shippedFolder = join(workFolder, "site");
// Drawing the link previews takes longer than everything else.
await writeSite(
  files.filter(({ path }) => !path.startsWith("/og/")),
  workFolder,
  shippedFolder,
);
const shipped = openSite(shippedFolder);
const pageFiles = files.map(({ path }) => path.slice(1)).filter((file) => file.endsWith(".html"));

const editionNames = Object.keys(editions) as EditionName[];
const sites = [{ name: "the shipped report", site: shipped }];
for (const name of editionNames) sites.push({ name, site: openEdition(name) });

describe.each(sites)("the page that is printed as the PDF of $name", ({ site }) => {
  const { document } = parseHTML(site.read("print-edition.html"));
  const main = document.querySelector("main");

  test("has unique ids, links to existing anchors, one list of sources and one legend", () => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    const anchors = [...document.querySelectorAll("main a[href^='#']")].map((link) =>
      link.getAttribute("href"),
    );
    expect(anchors.filter((anchor) => !ids.includes(anchor?.slice(1) ?? ""))).toEqual([]);
    for (const { id = "" } of site.readTable("sources")) expect(ids).toContain(`source-${id}`);
    const hasIllustrative = main?.textContent?.includes("(illustrative)");
    const legends = textsOf(document, "small").filter((text) => text.startsWith("Dashed:"));
    expect(legends).toHaveLength(hasIllustrative ? 1 : 0);
  });

  test("has the text of every product, limitation and source", () => {
    const parsePage = (path: string) => parseHTML(site.read(fileOf(path))).document;
    const lists = ["Product Features", "Unique Selling Points", "Additional Information", "Target Audience"];
    const productTexts = site.products.flatMap(({ slug, name }) => {
      const productMain = parsePage(`/products/${slug}`).querySelector("main") as Element;
      const items = lists.flatMap((list) => textsOf(find(productMain, "section", list), "li"));
      return [name, ...textsOf(productMain, "dd"), ...items];
    });
    const limitations = textsOf(parsePage("/methodology"), "#limitations li > *");
    const sources = site
      .readTable("sources")
      .flatMap((row) => ["publisher", "title", "states", "caveat"].map((column) => field(row, column)));
    const shelf = textsOf(parsePage("/"), "#shelf p");
    const expected = [...productTexts, ...limitations, ...sources, ...shelf];
    const text = textOf(main);
    expect(expected.filter((part) => !text.includes(part))).toEqual([]);
  });
});

describe("the site below a base path", () => {
  let pdf: Buffer;
  beforeAll(async () => {
    await exportPdf(report, basePath, shippedFolder);
    pdf = readFileSync(join(shippedFolder, pdfPath(report.edition.fileName)));
  }, 300_000);

  test("has links and pictures below the base path, also those of earlier editions", () => {
    for (const file of pageFiles.filter((name) => name !== "print-edition.html")) {
      const links = [...shipped.read(file).matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(
        ([, link = ""]) => link,
      );
      expect(links.length, file).toBeGreaterThan(10);
      const outside = links.filter((link) => !`${link}/`.startsWith(basePath));
      expect(outside, file).toEqual([]);
      const toEarlier = links.filter((link) => link === "/some/where/icons/");
      expect(toEarlier, file).toHaveLength(file === "data.html" ? 2 : 1);
      const printed = links.filter((link) => /\.pdf$|\/figures\//.test(link));
      for (const link of printed)
        expect(existsSync(join(shippedFolder, link.slice(basePath.length))), link).toBe(true);
    }
  });

  test("does not publish the page that is printed", () => {
    expect(existsSync(join(shippedFolder, "print-edition.html"))).toBe(false);
  });

  test("has a PDF of few sheets and bytes, with an outline and the site's fonts", () => {
    const { length: productCount } = shipped.products;
    expect(countSheets(pdf)).toBeLessThanOrEqual(12 + Math.ceil(productCount / 3));
    expect(pdf.length).toBeLessThanOrEqual(1e6 + 1.6e5 * productCount);
    const text = pdf.toString("latin1");
    expect(text).toContain("/Outlines ");
    // Chromium embeds a variable font as Type 3 fonts, whose letter spacing is uneven.
    expect(text).not.toContain("/Type3");
    for (const font of ["Figtree", "YoungSerif"])
      expect(text).toMatch(new RegExp(`/FontName /\\w+\\+${font}`));
  });

  test("has a PDF whose links lead to its own anchors and to published pages", () => {
    const text = pdf.toString("latin1");
    const anchors = new Set([...text.matchAll(/\/(\S+) \[\d+ 0 R \/XYZ/g)].map(([, name]) => name));
    const internal = [...text.matchAll(/\/Dest \/(\S+)/g)].map(([, name]) => name);
    expect(internal.length).toBeGreaterThan(shipped.readTable("sources").length);
    expect(internal.filter((name) => !anchors.has(name))).toEqual([]);
    const external = [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, url = ""]) => url);
    expect(external.filter((url) => !/^https?:\/\/(?!localhost)/.test(url))).toEqual([]);
    const published = siteUrl + basePath;
    const toSite = external.filter((url) => url.startsWith(published));
    expect(toSite.length).toBeGreaterThan(shipped.products.length);
    for (const url of toSite) {
      const path = url.slice(published.length).replace(/#.*/, "") || "index";
      expect(existsSync(join(shippedFolder, `${path}.html`)), url).toBe(true);
    }
  });
});
