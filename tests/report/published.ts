import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "@playwright/test";

/** The site that is built from content/, whichever edition that is. */
export const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
export const read = (name: string) => readFileSync(dist + name, "utf8");

interface Published {
  report: { title: string; version: string };
}

const { report } = JSON.parse(read("data/products.json")) as Published;
export const { title } = report;

/** Skips a file's tests for other reports and later versions. */
export function askVersion1Only(): void {
  const isOther = title !== "The Shaped Bandage Report" || !report.version.startsWith("1.");
  // biome-ignore lint/suspicious/noSkippedTests: other versions and reports may differ
  test.skip(isOther, "Asked of version 1 of The Shaped Bandage Report only.");
}
