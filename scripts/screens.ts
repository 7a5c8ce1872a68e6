import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { listen } from "../preview/listen";
import { createSite } from "../preview/site";
import { findBrowser } from "./browser";

type View = `${"light" | "dark"} ${360 | 768 | 1280 | 1920}`;

interface Screen {
  name: string;
  path: string;
  /** Where it is shown; a screen that is much like another is shown at fewer sizes. */
  views: readonly View[];
  /** What a reader does to see it. */
  act?: (page: Page) => Promise<unknown>;
}

const everywhere: View[] = [
  "light 360",
  "light 768",
  "light 1280",
  "light 1920",
  "dark 360",
  "dark 768",
  "dark 1280",
  "dark 1920",
];
const phoneAndDesk: View[] = ["light 360", "light 1280", "dark 360", "dark 1280"];

/** Every screen, with what a reader does to see it. */
const screens: Screen[] = [
  { name: "home", path: "/", views: everywhere },
  { name: "products", path: "/products", views: everywhere },
  { name: "products-table", path: "/products?view=table", views: ["light 360", "light 1280", "dark 1280"] },
  { name: "products-empty", path: "/products?q=nothing", views: ["light 360", "dark 1280"] },
  { name: "product", path: "/products/bioswiss-heart-shaped", views: everywhere },
  { name: "market-analysis", path: "/market-analysis", views: everywhere },
  { name: "methodology", path: "/methodology", views: everywhere },
  { name: "figures", path: "/figures", views: phoneAndDesk },
  { name: "figure", path: "/figures/price-per-bandage", views: ["light 360", "dark 1280"] },
  {
    name: "compare",
    path: "/compare?p=bioswiss-heart-shaped,welly-zoo-animals,band-aid-star-wars",
    views: phoneAndDesk,
  },
  { name: "data", path: "/data", views: phoneAndDesk },
  { name: "cite", path: "/cite", views: ["light 360", "light 1280", "dark 1280"] },
  { name: "changes", path: "/changes", views: ["light 1280"] },
  { name: "report", path: "/report", views: ["light 360", "light 1280"] },
  { name: "not-found", path: "/nowhere", views: ["light 360", "dark 1280"] },
  {
    name: "menu",
    path: "/",
    views: ["light 360", "dark 360"],
    act: (page) => page.getByRole("button", { name: "Menu" }).click(),
  },
];

const mostBytes = 3_000_000;
/** The beginning of a long page is enough to judge it by. */
const mostHeight = 3500;
/** With half the size, this is legible and small enough to keep. */
const quality = 24;

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
    for (const view of everywhere) await photograph(browser, site.address, folder, view);
  } finally {
    site.close();
    await browser.close();
  }
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  console.log(`${readdirSync(folder).length} pictures, ${(bytes / 1e6).toFixed(2)} MB in docs/screens`);
  if (bytes > mostBytes)
    throw new Error(`docs/screens is over ${mostBytes / 1e6} MB; lower the quality or the height.`);
}

async function photograph(browser: Browser, origin: string, folder: string, view: View) {
  const [colorScheme, size] = view.split(" ") as ["light" | "dark", string];
  const width = Number(size);
  const height = width < 700 ? 800 : 900;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme });
  for (const { name, path, act, views } of screens) {
    if (!views.includes(view)) continue;
    const page = await context.newPage();
    await page.goto(new URL(path, origin).href);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    await act?.(page);
    const full = await page.evaluate(() => document.documentElement.scrollHeight);
    // An open menu lies over what is in sight; of all other screens the whole page is shown.
    const seen = act ? height : Math.min(full, mostHeight);
    // Playwright itself writes no WebP, which is half as large as a JPEG of the same look.
    const session = await context.newCDPSession(page);
    const { data } = await session.send("Page.captureScreenshot", {
      format: "webp",
      quality,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height: seen, scale: width < 700 ? 0.75 : 0.5 },
    });
    writeFileSync(join(folder, `${name}-${width}-${colorScheme}.webp`), Buffer.from(data, "base64"));
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
