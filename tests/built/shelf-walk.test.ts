import "../../scripts/build/production";
import { expect, test } from "vitest";
import { observationSheet } from "../../app/downloads/data/observation-sheet";
import { findAll, parseHtml, textOf } from "../../hosting/html";
import { readRows } from "../parity/csv";
import { heart, trialContent } from "../trial-content";
import { loadBundle, renderPages } from "./render";

const content = trialContent();
const fields = ["price", "count", "each", "seen", "packaging", "rating", "latex"];

test("the empty boxes are the rows of the sheet to observe; a known value stands in its box", async () => {
  for (const known of [undefined, "$8.49[1]"]) {
    if (known) content.edit(heart, /(?<=^price: .*)illustrative/mu, "public, sources: [openfda-welly]");
    const edition = content.edition();
    const pages = await renderPages(await loadBundle(), edition, ["/shelf-walk"]);
    const texts = findAll(parseHtml(pages.get("/shelf-walk") ?? ""), ({ tag }) => tag === "dd").map(textOf);
    const names = edition.products.flatMap(({ slug }) => fields.map((field) => `${slug} ${field}`));
    expect(texts[names.indexOf("bioswiss-heart-shaped seen")]).toBe("yes / no to fill in");
    const empty = names.filter((name, i) => /price|count|packaging/u.test(name) && texts[i] === "to fill in");
    const asked = readRows(observationSheet(edition).body).map(({ product, field }) => `${product} ${field}`);
    expect(empty.sort()).toEqual(asked.filter((name) => names.includes(name)).sort());
    if (known) expect(texts[names.indexOf("bioswiss-heart-shaped price")]).toBe(known);
  }
});
