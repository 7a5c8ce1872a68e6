import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";

/** The site of content/, whichever edition it is. */
export const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
export const read = (name: string) => readFileSync(dist + name, "utf8");

interface Published {
  report: { title: string; version: string };
}

const { report } = JSON.parse(read("data/products.json")) as Published;
export const { title } = report;

/** Skips the tests of a file for other reports and later versions. */
export function askVersion1Only(): void {
  const isOther = title !== "The Shaped Bandage Report" || !report.version.startsWith("1.");
  // biome-ignore lint/suspicious/noSkippedTests: other versions and reports may differ
  test.skip(isOther, "Asked of version 1 of The Shaped Bandage Report only.");
}

/** Opens a page that waits for its faces, however busy the machine is. */
export async function openWithFaces(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
}
