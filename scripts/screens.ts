import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { listen } from "../server/listen";
import { createSite } from "../server/site";
import { findBrowser } from "./browser";

/** Every screen, with what a reader does to see it. */
const screens: { name: string; path: string; act?: (page: Page) => Promise<unknown>; widths?: number[] }[] = [
  { name: "home", path: "/" },
  { name: "products", path: "/products" },
  { name: "products-empty", path: "/products?q=nothing" },
  { name: "product", path: "/products/bioswiss-heart-shaped" },
  { name: "market-analysis", path: "/market-analysis" },
  { name: "methodology", path: "/methodology" },
  { name: "compare", path: "/compare?p=bioswiss-heart-shaped,welly-zoo-animals,band-aid-star-wars" },
  { name: "figure", path: "/figures/price-per-bandage" },
  { name: "data", path: "/data" },
  { name: "report", path: "/report" },
  { name: "not-found", path: "/nowhere" },
  {
    name: "menu",
    path: "/",
    act: (page) => page.getByRole("button", { name: "Menu" }).click(),
    widths: [360],
  },
];

/** On light, every width that somebody designed for; on dark the smallest and a common one. */
const views = [
  { scheme: "light", widths: [360, 768, 1280, 1920] },
  { scheme: "dark", widths: [360, 1280] },
] as const;

const mostBytes = 3_000_000;

/** Writes pictures of all screens to docs/screens, from the built site: `npm run screens`, after a build. */
async function photographScreens(): Promise<void> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const folder = join(root, "docs", "screens");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const site = await listen(createSite(join(root, "dist"), "/"), { port: 0 });
  try {
    for (const { scheme, widths } of views) {
      for (const width of widths) await photograph(browser, site.address, folder, scheme, width);
    }
  } finally {
    site.close();
    await browser.close();
  }
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  console.log(`${readdirSync(folder).length} pictures, ${(bytes / 1e6).toFixed(2)} MB in docs/screens`);
  if (bytes > mostBytes)
    throw new Error(`docs/screens is over ${mostBytes / 1e6} MB; lower the quality or the height.`);
}

async function photograph(
  browser: Browser,
  origin: string,
  folder: string,
  scheme: "light" | "dark",
  width: number,
) {
  const height = width < 700 ? 800 : 900;
  // Half size is enough to judge a screen by, and small enough to keep.
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    deviceScaleFactor: width < 700 ? 0.75 : 0.5,
  });
  for (const { name, path, act, widths } of screens) {
    if (widths && !widths.includes(width)) continue;
    const page = await context.newPage();
    await page.goto(new URL(path, origin).href);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    await act?.(page);
    const full = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({
      path: join(folder, `${name}-${width}-${scheme}.jpg`),
      type: "jpeg",
      quality: 28,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(full, height * 3) },
    });
    await page.close();
  }
  await context.close();
}

try {
  await photographScreens();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
