import "../../scripts/build/production";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEdition } from "../../app/edition/edition";
import { findUnsafeMarkup } from "../../hosting/document";
import { parseHtml } from "../../hosting/html";
import { seededChance } from "../seeded-chance";
import { fixtureContent } from "../sites";
import { editionIn, trialContent } from "../trial-content";
import { mutations } from "./mutations";
import { loadBundle, renderPages } from "./render";

// Content files mutated at random, the same on every run (`npm run fuzz`, after a build). Each must be refused with a
// message that names a file, or render to sound pages: with the site's own reader and the build's server bundle.
const seed = 20250611;
const count = 264;
const mostMicroseconds = 10_000_000;

const content = trialContent();
const files = readdirSync(fixtureContent, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .sort();
const cases = Array.from({ length: count }, (_, at) => {
  const { name, apply } = mutations[at % mutations.length] ?? { name: "", apply: (bytes: Buffer) => bytes };
  return { at, name, apply, file: seededChance(seed - at - 1).pick(files) };
});
const bundle = await loadBundle();
const mainPages = ["/", "/market-analysis", "/methodology"];
const sound = await renderPages(bundle, editionIn(), ["/products", ...mainPages]);
const outcomes = { refused: 0, accepted: 0 };

test.each(cases)("$name in $file, case $at", async ({ at, apply, file }) => {
  const original = readFileSync(join(fixtureContent, file));
  content.write(file, apply(original, seededChance(seed + at)));
  // CPU time, because wall time grows on a busy machine.
  const started = process.cpuUsage();
  const result = readEdition(content.root);
  if (result.ok) {
    // The pages that show most of a file's texts and numbers.
    const own = Number(/^products\/0*(\d+)-/.exec(file)?.[1]);
    const slug = result.edition.products[own - 1]?.slug;
    const shown = own ? [`/products/${slug}`, "/products"] : mainPages;
    const pages = await renderPages(bundle, result.edition, shown);
    for (const [address, html] of pages) expectSound(html, sound.get(address));
  } else expectReadable(result.message, file);
  const { user, system } = process.cpuUsage(started);
  expect(user + system).toBeLessThan(mostMicroseconds);
  outcomes[result.ok ? "accepted" : "refused"] += 1;
});

// A mixture without both outcomes tests too little.
afterAll(() => expect(Math.min(outcomes.refused, outcomes.accepted)).toBeGreaterThan(count / 20));

/** When two files contradict each other, the message may name either. */
function expectReadable(message: string, file: string): void {
  expect(message.includes(basename(file)) || /[\w/-]+\.yaml:\d+:\d+/.test(message), message).toBe(true);
  expect(message).not.toMatch(/\n\s+at |node_modules|\.tsx?:\d/);
  expect(message.length).toBeLessThan(200_000);
}

/** The tags that injected markup could add or break. */
function countParts(html: string): string {
  return (html.match(/<\/?(?:script|style|main|header|footer|h1)\b/g) ?? []).sort().join(" ");
}

function expectSound(html: string, before: string | undefined): void {
  expect(html.startsWith("<!DOCTYPE html>") && html.trimEnd().endsWith("</html>")).toBe(true);
  expect(findUnsafeMarkup(parseHtml(html))).toEqual([]);
  if (before !== undefined) expect(countParts(html)).toBe(countParts(before));
  expect(html).not.toMatch(/<script>fuzz|<img src=x|>undefined<|\bNaN\b|\[object /);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a page must not hold them
  expect(html).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
}
