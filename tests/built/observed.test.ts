import "../../scripts/build/production";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { csvFormat, csvParse } from "d3-dsv";
import { expect, test } from "vitest";
import { observationSheet } from "../../app/downloads/data/observation-sheet";
import { type Edition, readEdition } from "../../app/edition/edition";
import { loadServerBundle } from "../../scripts/build/server-bundle";
import { observe } from "../../scripts/observe/observe";
import { TrialContent } from "../trial-content";
import { renderPages } from "./render";

const slug = "bioswiss-heart-shaped";
const seen = {
  observed_on: "2026-11-20",
  source_title: "Hearts",
  source_address: "https://shop.example/heart",
  source_publisher: "Shop",
};
const values: Record<string, string> = { count: "40", price: "8.79", packaging: "Box" };

// scripts/observe/observe.test.ts checks the files and the published table.
test("observed values show their source in place of the mark", async () => {
  const content = new TrialContent();
  try {
    const before = await readPage(content);
    const rows = csvParse(observationSheet(before.edition).body).map((row) =>
      row.product === slug ? { ...row, ...seen, observed_value: values[row.field ?? ""] } : row,
    );
    const sheet = content.path("../filled.csv");
    writeFileSync(sheet, csvFormat(rows));
    const { ok, message } = observe(sheet, content.root, "2026-11-22");
    expect(ok, message).toBe(true);
    const after = await readPage(content);
    const marks = (html: string) => html.split('class="kind-mark').length - 1;
    expect(marks(before.html)).toBeGreaterThan(marks(after.html));
    expect(before.html).not.toContain(seen.source_address);
    for (const text of ["$8.79", "40 bandages", "Box", seen.source_address])
      expect(after.html).toContain(text);
  } finally {
    content.remove();
  }
});

async function readPage(content: TrialContent): Promise<{ edition: Edition; html: string }> {
  const result = readEdition(content.root);
  if (!result.ok) throw new Error(result.message);
  const bundle = await loadServerBundle(fileURLToPath(new URL("../../build", import.meta.url)));
  const address = `/products/${slug}`;
  const pages = await renderPages(bundle, result.edition, [address]);
  return { edition: result.edition, html: pages.get(address) ?? "" };
}
