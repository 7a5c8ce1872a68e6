import { existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { chromium, type Page, type Route } from "@playwright/test";
import sharp from "sharp";
import { formatFigureAttribution } from "../app/files/citation";
import type { Report } from "../app/report/report";
import { figurePath, pages, pdfPath, printEditionPath } from "../app/urls";
import { provideBrowser } from "./browser";

/**
 * Exports the figures of a built site as PNG files and the report as one PDF, and deletes the page of the print edition.
 *
 * @param folder - the folder of the site, which receives the files
 */
export async function exportPdf(report: Report, basePath: string, folder: string): Promise<void> {
  const { edition } = report;
  // The browser requests published URLs, which this function answers, so that the links of the PDF are absolute.
  const siteUrl = edition.address + basePath.slice(0, -1);
  const findFile = (route: Route) => {
    const path = join(folder, decodeURI(route.request().url().slice(siteUrl.length)));
    return existsSync(`${path}.html`) ? `${path}.html` : path;
  };
  const browser = await chromium.launch(await provideBrowser());
  try {
    // The content security policy of pages would block the style that is added below.
    const page = await browser.newPage({ bypassCSP: true, colorScheme: "light", deviceScaleFactor: 2 });
    // Slow and busy machines need minutes for the PDF.
    page.setDefaultTimeout(300_000);
    await page.route("**", (route) => route.fulfill({ path: findFile(route) }));
    const figuresUrl = siteUrl + pages.marketAnalysis.path;
    await page.goto(figuresUrl);
    await page.addStyleTag({
      content: `
        body { background: var(--card) }
        .site-header, figure details { display: none }
        figure { padding: 1.75rem 2rem; border: 0; border-radius: 0 }
        figure a { text-decoration: none }
      `,
    });
    for (const figure of await page.locator("figure[id]").all()) {
      const id = (await figure.getAttribute("id")) ?? "";
      // The image is often shown without its page.
      await figure.evaluate(
        (element, attribution) => {
          const paragraph = document.createElement("p");
          paragraph.className = "caption";
          paragraph.textContent = attribution;
          element.append(paragraph);
        },
        formatFigureAttribution(report, `${figuresUrl}#${id}`),
      );
      await figure.screenshot({ path: join(folder, figurePath(id)) });
    }

    // As JPEG, because a PDF contains the blurred and transparent parts of a drawing as large bitmaps.
    await page.route("**/pictures/*", async (route) => {
      const picture = sharp(findFile(route), { density: 108 }).flatten({ background: "#fff" });
      await route.fulfill({ body: await picture.jpeg({ quality: 82 }).toBuffer() });
    });
    await page.goto(siteUrl + printEditionPath);
    await replaceVariableFonts(page);
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = "eager";
      await Promise.all([...document.images].map((picture) => picture.decode()));
    });
    const path = join(folder, pdfPath(edition.fileName));
    await page.pdf({ path, preferCSSPageSize: true, tagged: true, outline: true, printBackground: true });
    rmSync(join(folder, `${printEditionPath}.html`));
  } finally {
    await browser.close();
  }
}

/**
 * Replaces the variable font of a page with static fonts, because Chromium writes a variable font into a PDF as Type 3
 * fonts, which viewers render with uneven letter spacing. A weight that has no font gets the next heavier one.
 */
async function replaceVariableFonts(page: Page): Promise<void> {
  const fontFolder = dirname(createRequire(import.meta.url).resolve("@fontsource/figtree/package.json"));
  await page.route("**/files/figtree-*", (route) =>
    route.fulfill({ path: join(fontFolder, "files", basename(route.request().url())) }),
  );
  await page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (const rule of [...sheet.cssRules])
        if (rule instanceof CSSFontFaceRule && rule.style.fontFamily === "Figtree")
          sheet.deleteRule([...sheet.cssRules].indexOf(rule));
  });
  for (const weight of [400, 600, 700, 800])
    await page.addStyleTag({ path: join(fontFolder, `${weight}.css`) });
  await page.evaluate(() => document.fonts.ready);
}
