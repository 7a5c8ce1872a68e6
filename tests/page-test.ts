import { test as base, expect, type Page } from "@playwright/test";
import { createSiteListener, listen } from "../scripts/site-server";
import type { EditionName } from "./editions/editions";
import { openEdition } from "./site";

interface Fixtures {
  /** The edition of the report that is visited; "" is the one in dist/. */
  edition: EditionName | "";
  /** Whether the test fails on a message in the console, as when a page breaks its policy, and on an uncaught error. */
  quiet: boolean;
  watched: undefined;
}

export const test = base.extend<Fixtures>({
  edition: ["", { option: true }],
  baseURL: async ({ edition, baseURL }, use) => {
    if (!edition) return use(baseURL);
    const { address, close } = await listen(createSiteListener(openEdition(edition).folder, "/"), 0);
    await use(address);
    close();
  },
  quiet: [true, { option: true }],
  watched: [
    async ({ page, quiet }, use) => {
      const complaints = watch(page);
      await use(undefined);
      if (quiet) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // The browser logs the expected status 404, also of the address without its slash.
    const isLost = /status of 404/.test(message.text()) && page.url().startsWith(message.location().url);
    if (["error", "warning"].includes(message.type()) && !isLost)
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => {
    // Chromium reports a view transition that it skips, for example when the screen turns.
    if (!message.startsWith("Transition was")) complaints.push(`${page.url()}: ${message}`);
  });
  return complaints;
}

/** Delays files until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Sets a reader's own styles. */
export async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** The pages of a PDF, which Chromium writes as plain text. */
export function countSheets(pdf: Buffer): number {
  return [...pdf.toString("latin1").matchAll(/\/Type \/Page\n/g)].length;
}
