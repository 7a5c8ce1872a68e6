import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { pageFile } from "../../scripts/build/pages";
import { listen } from "../../server/listen";

// The first screen comes in one piece, however slowly a page is read.

/** Between the two parts of a page, in milliseconds. */
const pause = 1000;

/** Opens a page that comes in two parts; says whether the first was painted while the second was not there. */
async function isPaintedHalf(page: Page, [first, second]: [string, string]): Promise<boolean> {
  const served = await listen(
    ({ url }, response) => {
      if (url !== "/") return response.writeHead(404).end();
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(first);
      return setTimeout(() => response.end(second), pause);
    },
    { port: 0 },
  );
  try {
    await page.goto(served.address);
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    return await page.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return Number(paint?.startTime) < Number(load?.responseEnd);
    });
  } finally {
    served.close();
  }
}

for (const path of ["/", "/products", "/products/bioswiss-emoji", "/compare"]) {
  test(`${path} is painted when it has been read down to its fold, and does not wait for the rest`, async ({
    page,
  }) => {
    const html = readFileSync(new URL(`../../dist/${pageFile(path)}`, import.meta.url), "utf8");
    const [, id] = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(html) ?? [];
    const fold = html.indexOf(` id="${id}"`);
    expect(fold, `#${id}`).toBeGreaterThan(html.indexOf("<h1"));
    const splitAt = (at: number): [string, string] => [html.slice(0, at), html.slice(at)];
    expect(await isPaintedHalf(page, splitAt(fold))).toBe(false);
    expect(await isPaintedHalf(page, splitAt(html.indexOf(">", fold) + 1))).toBe(true);
  });
}
