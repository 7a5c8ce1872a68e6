import "../../scripts/build/production";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { csvFormat, csvParse } from "d3-dsv";
import { expect, test } from "vitest";
import { observationSheet } from "../../app/downloads/data/observation-sheet";
import type { Edition } from "../../app/edition/edition";
import { loadServerBundle } from "../../scripts/build/server-bundle";
import { observe } from "../../scripts/observe/observe";
import { trialContent } from "../trial-content";
import { renderPages } from "./render";

const content = trialContent();
const slug = "bioswiss-heart-shaped";
const seen = {
  observed_on: "2026-11-20",
  source_title: "Hearts",
  source_address: "https://shop.example/heart",
  source_publisher: "Shop",
};
const values: Record<string, string> = { count: "40", price: "8.79", packaging: "Box" };

// scripts/observe/observe.test.ts checks the files and the published table.
test("observed values show their source and are no longer penciled in", async () => {
  const edition = content.edition();
  const before = await readPage(edition);
  const rows = csvParse(observationSheet(edition).body).map((row) =>
    row.product === slug ? { ...row, ...seen, observed_value: values[row.field ?? ""] } : row,
  );
  const sheet = content.path("../filled.csv");
  writeFileSync(sheet, csvFormat(rows));
  const { ok, message } = observe(sheet, content.root, "2026-11-22");
  expect(ok, message).toBe(true);
  const after = await readPage(content.edition());
  const marks = (html: string) => html.split('class="penciled').length - 1;
  expect(marks(before)).toBeGreaterThan(marks(after));
  expect(before).not.toContain(seen.source_address);
  for (const text of ["$8.79", "40 bandages", "Box", seen.source_address]) expect(after).toContain(text);
});

async function readPage(edition: Edition): Promise<string> {
  const bundle = await loadServerBundle(fileURLToPath(new URL("../../build", import.meta.url)));
  const address = `/products/${slug}`;
  return (await renderPages(bundle, edition, [address])).get(address) ?? "";
}
