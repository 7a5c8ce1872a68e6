import { test as base, type ConsoleMessage, expect, type Page, type ViewportSize } from "@playwright/test";
import { createSiteListener, listen } from "../scripts/site-server";
import type { EditionName } from "./editions/editions";
import { openEdition } from "./site";

interface TestFixtures {
  /** Whether the test gets its own page. Needed for `page.clock`, which cannot be uninstalled. */
  hasOwnPage: boolean;
  /** Whether the test fails on errors and warnings in the console, such as violations of the page's policy. */
  isQuiet: boolean;
  consoleCheck: undefined;
}

interface WorkerFixtures {
  /** The pages that the tests of this worker share, by whether they run scripts. */
  sharedPages: Map<boolean, Page>;
  /** Serves an edition until the worker ends, and returns its origin. */
  serveEdition: (name: EditionName) => Promise<string>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  hasOwnPage: [false, { option: true }],
  isQuiet: [true, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  sharedPages: [async ({}, use) => use(new Map()), { scope: "worker" }],

  // Opening a page takes longer than most tests. Playwright starts a new worker after a failed test, so
  // that a test never gets the page of a failed one.
  page: async ({ browser, hasOwnPage, javaScriptEnabled, sharedPages, viewport }, use) => {
    const usedPage = hasOwnPage ? undefined : sharedPages.get(javaScriptEnabled);
    const page = usedPage ?? (await browser.newPage());
    if (usedPage) await resetPage(usedPage, viewport);
    else if (!hasOwnPage) sharedPages.set(javaScriptEnabled, page);
    await use(page);
    if (hasOwnPage) await page.close();
  },

  serveEdition: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const servers = new Map<EditionName, ReturnType<typeof listen>>();
      await use(async (name) => {
        const server = servers.get(name) ?? listen(createSiteListener(openEdition(name).folder, "/"), 0);
        servers.set(name, server);
        return (await server).address;
      });
      for (const server of servers.values()) (await server).close();
    },
    { scope: "worker" },
  ],

  consoleCheck: [
    async ({ page, isQuiet }, use) => {
      const { messages, stop } = collectMessages(page);
      await use(undefined);
      stop();
      if (isQuiet) expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Restores a page that an earlier test has used. The site stores nothing in the browser. Tests remove their init scripts
 * and listeners themselves.
 */
async function resetPage(page: Page, viewport: ViewportSize | null): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // `page.goto("about:blank")` would end the renderer process, and starting another takes 0.1 s.
  await page.evaluate(() => location.replace("about:blank"));
  await page.waitForURL("about:blank");
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: null,
  });
  if (viewport) await page.setViewportSize(viewport);
  // Outside of the page, where it hovers over nothing.
  await page.mouse.move(-1, -1);
}

/** Collects the errors and warnings in the console and the uncaught errors of a page. */
function collectMessages(page: Page) {
  const messages: string[] = [];
  const addConsoleMessage = (message: ConsoleMessage) => {
    // The browser logs the expected status 404, also for the URL without its trailing slash.
    const isExpected = /status of 404/.test(message.text()) && page.url().startsWith(message.location().url);
    if (["error", "warning"].includes(message.type()) && !isExpected)
      messages.push(`${page.url()}: ${message.text()}`);
  };
  const addError = ({ message }: Error) => {
    // Chromium reports a view transition that it skips, for example when the viewport changes.
    if (!message.startsWith("Transition was")) messages.push(`${page.url()}: ${message}`);
  };
  page.on("console", addConsoleMessage);
  page.on("pageerror", addError);
  const stop = () => {
    page.off("console", addConsoleMessage);
    page.off("pageerror", addError);
  };
  return { messages, stop };
}

/** Delays the requests for files until the returned function is called. */
export async function holdRequests(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Adds CSS to a page, as a reader's own styles do. Replaces what an earlier call added. */
export async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Prints a page with invisible text and pictures: the same number of sheets in a fraction of the time. */
export async function printLayout(page: Page, options: Parameters<Page["pdf"]>[0]): Promise<Buffer> {
  await setStyles(page, "* { visibility: hidden !important }");
  const pdf = await page.pdf(options);
  await setStyles(page, "");
  return pdf;
}

/** Counts the sheets of a PDF, which Chromium lists uncompressed. */
export function countSheets(pdf: Buffer): number {
  return [...pdf.toString("latin1").matchAll(/\/Type \/Page\n/g)].length;
}
