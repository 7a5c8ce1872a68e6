import "../../scripts/build/production";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { observationSheet } from "../../app/downloads/data/observation-sheet";
import type { Edition } from "../../app/edition/edition";
import { findAll, parseHtml, textOf } from "../../hosting/html";
import { loadServerBundle } from "../../scripts/build/server-bundle";
import { root } from "../../scripts/command";
import { readRows } from "../parity/csv";
import { heart, trialContent } from "../trial-content";

const content = trialContent();
const fields = ["price", "count", "each", "seen", "packaging", "rating", "latex"];

/** Renders the page with the server bundle of the report's build. */
async function renderWalk(edition: Edition): Promise<string> {
  const bundle = await loadServerBundle(join(root, "build"));
  const handle = createRequestHandler(bundle as ServerBuild, "production");
  const context = bundle.entry.module.makeContext(edition, "");
  return (await handle(new Request("http://localhost/shelf-walk"), context)).text();
}

test("the empty boxes are the rows of the sheet to observe; a known value stands in its box", async () => {
  for (const known of [undefined, "$8.49[1]"]) {
    if (known) content.edit(heart, /(?<=^price: .*)illustrative/mu, "public, sources: [openfda-welly]");
    const edition = content.edition();
    const texts = findAll(parseHtml(await renderWalk(edition)), ({ tag }) => tag === "dd").map(textOf);
    const names = edition.products.flatMap(({ slug }) => fields.map((field) => `${slug} ${field}`));
    expect(texts[names.indexOf("bioswiss-heart-shaped seen")]).toBe("yes / no to fill in");
    const empty = names.filter((name, i) => !name.endsWith(" each") && texts[i]?.endsWith("to fill in"));
    const asked = readRows(observationSheet(edition).body).map(({ product, field }) => `${product} ${field}`);
    expect(empty.sort()).toEqual(asked.filter((name) => names.includes(name)).sort());
    if (known) expect(texts[names.indexOf("bioswiss-heart-shaped price")]).toBe(known);
  }
});
