import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Route } from "@playwright/test";
import sharp from "sharp";
import type { Report } from "../app/report/report";
import { figurePath, pages, pdfPath, printEditionPath } from "../app/urls";
import { provideBrowser } from "./browser";

/** Prints a site into its folder: each figure as a PNG, and the report as one PDF, whose page goes. */
export async function exportPdf({ edition }: Report, basePath: string, folder: string): Promise<void> {
  // The browser fetches the published addresses, so that the links of the PDF are whole.
  const site = edition.address + basePath.slice(0, -1);
  const fileOf = (route: Route) => {
    const path = join(folder, decodeURI(route.request().url().slice(site.length)));
    return existsSync(`${path}.html`) ? `${path}.html` : path;
  };
  const browser = await chromium.launch(await provideBrowser());
  try {
    // Pages forbid styles other than their own.
    const page = await browser.newPage({ bypassCSP: true, colorScheme: "light", deviceScaleFactor: 2 });
    // For slow and busy machines.
    page.setDefaultTimeout(300_000);
    await page.route("**", (route) => route.fulfill({ path: fileOf(route) }));
    await page.goto(site + pages.marketAnalysis.path);
    await page.addStyleTag({ content: ".site-header, figure details { display: none }" });
    for (const figure of await page.locator("figure[id]").all())
      await figure.screenshot({ path: join(folder, figurePath((await figure.getAttribute("id")) ?? "")) });

    // JPEGs: the PDF would hold the blurred and the transparent parts of a drawing as large bitmaps.
    await page.route("**/pictures/*", async (route) => {
      const picture = sharp(fileOf(route), { density: 108 }).flatten({ background: "#fff" });
      await route.fulfill({ body: await picture.jpeg({ quality: 82 }).toBuffer() });
    });
    await page.goto(site + printEditionPath);
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
