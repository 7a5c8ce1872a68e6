import "../../scripts/build/production";
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readEdition } from "../../app/edition/edition";
import { findUnsafeMarkup } from "../../hosting/document";
import { parseHtml } from "../../hosting/html";
import { loadServerBundle, type ServerBundle } from "../../scripts/build/server-bundle";
import { renderPages } from "../built/render";
import { writeFixture } from "../editions/fixture";
import { seededChance } from "../seeded-chance";
import { type Mutation, mutations } from "./mutations";

// Content files mutated at random, the same on every run (`npm run fuzz`, after a build). Each must be refused with a
// message that names a file, or render to sound pages: with the site's own reader and the build's server bundle.
const seed = Number(process.env.FUZZ_SEED ?? 20250611);
const count = Number(process.env.FUZZ_COUNT ?? 264);
const longest = 10_000;
/** Of two processes that share the cases, 0 takes those with even numbers and 1 the others. */
const part = process.env.FUZZ_PART;

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = join(root, "build");

/** The pages that show most of a file's texts and numbers. */
function pagesOf(file: string, slugs: readonly string[]): string[] {
  const own = /^products\/0*(\d+)-/.exec(file)?.[1];
  return own
    ? [`/products/${slugs[Number(own) - 1]}`, "/products"]
    : ["/", "/market-analysis", "/methodology"];
}

function checkMessage(message: string, file: string): void {
  // When two files contradict each other, the message may name either.
  const isPlaced = message.includes(basename(file)) || /[\w/-]+\.yaml:\d+:\d+/.test(message);
  assert.ok(isPlaced, `names no file: ${message.slice(0, 300)}`);
  assert.doesNotMatch(message, /\n\s+at |node_modules|\.tsx?:\d/);
  assert.ok(message.length < 200_000, "the message is too long");
}

/** The tags that injected markup could add or break. */
function countParts(html: string): string {
  return (html.match(/<\/?(?:script|style|main|header|footer|h1)\b/g) ?? []).sort().join(" ");
}

function checkPage(html: string, sound: string | undefined): void {
  assert.ok(html.startsWith("<!DOCTYPE html>") && html.trimEnd().endsWith("</html>"), "half a page");
  assert.deepEqual(findUnsafeMarkup(parseHtml(html)), []);
  if (sound !== undefined) assert.equal(countParts(html), countParts(sound));
  assert.doesNotMatch(html, /<script>fuzz|<img src=x|>undefined<|\bNaN\b|\[object /);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a page must not hold them
  assert.doesNotMatch(html, /[\u0000-\u0008\u000b-\u001f]/);
}

/** Mutates one file, and says what became of the content. */
async function tryMutation(
  content: string,
  file: string,
  mutation: Mutation,
  at: number,
  { bundle, sound }: { bundle: ServerBundle; sound: ReadonlyMap<string, string> },
): Promise<"refused" | "accepted"> {
  const path = join(content, file);
  const original = readFileSync(path);
  const started = process.cpuUsage();
  try {
    writeFileSync(path, mutation.apply(original, seededChance(seed + at)));
    const result = readEdition(content);
    if (!result.ok) {
      checkMessage(result.message, file);
      return "refused";
    }
    const slugs = result.edition.products.map(({ slug }) => slug);
    const pages = await renderPages(bundle, result.edition, pagesOf(file, slugs));
    for (const [address, html] of pages) checkPage(html, sound.get(address));
    return "accepted";
  } finally {
    writeFileSync(path, original);
    // CPU time, because wall time grows on a busy machine.
    const { user, system } = process.cpuUsage(started);
    assert.ok((user + system) / 1000 < longest, "took too long");
  }
}

async function fuzz(content: string): Promise<boolean> {
  const files = readdirSync(content, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".yaml"))
    .sort();
  const bundle = await loadServerBundle(built);
  const whole = readEdition(content);
  if (!whole.ok) throw new Error(whole.message);
  const sound = await renderPages(bundle, whole.edition, [
    "/",
    "/products",
    "/market-analysis",
    "/methodology",
  ]);
  const outcomes = { refused: 0, accepted: 0, failed: 0 };
  for (let at = Number(part ?? 0); at < count; at += part === undefined ? 1 : 2) {
    const mutation = mutations[at % mutations.length] as Mutation;
    const file = seededChance(seed - at - 1).pick(files);
    try {
      outcomes[await tryMutation(content, file, mutation, at, { bundle, sound })] += 1;
    } catch (error) {
      outcomes.failed += 1;
      const detail = String((error as Error).stack)
        .split("\n")
        .slice(0, 4)
        .join("\n    ");
      console.error(`case ${at} (${mutation.name} in ${file}): ${detail.slice(0, 900)}`);
    }
  }
  const { refused, accepted, failed } = outcomes;
  const done = refused + accepted + failed;
  console.log(
    `${done} mutated files (seed ${seed}): ${refused} refused, ${accepted} sound, ${failed} failed`,
  );
  // A mixture without both outcomes tests too little.
  return failed === 0 && Math.min(refused, accepted) > done / 20;
}

async function main(): Promise<boolean> {
  if (!existsSync(join(built, "server", "index.js"))) {
    console.error('There is no build to render with. Run "npm run build" first.');
    return false;
  }
  const content = mkdtempSync(join(tmpdir(), "fuzz-"));
  writeFixture(content);
  try {
    return await fuzz(content);
  } finally {
    rmSync(content, { recursive: true, force: true });
  }
}

process.exitCode = (await main()) ? 0 : 1;
