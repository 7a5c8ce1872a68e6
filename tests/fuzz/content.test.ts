import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEdition } from "../../app/edition";
import { findUnsafeMarkup } from "../../server/document";
import { seededChance } from "../seeded-chance";
import { type Mutation, mutations } from "./mutations";

// Content files spoilt by chance, the same on every run. Each must end in a message that names the file, or in a site
// that is sound: read by the real reader, rendered by the build's real server bundle.
const seed = Number(process.env.FUZZ_SEED ?? 20250611);
const count = Number(process.env.FUZZ_COUNT ?? 504);
const longest = 10_000;

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundle = join(root, "build", "server", "index.js");
let content = "";
let sound: Map<string, string>;

beforeAll(async () => {
  if (!existsSync(bundle)) throw new Error('There is no build to render with. Run "npm run build" first.');
  content = mkdtempSync(join(tmpdir(), "fuzz-"));
  cpSync(join(root, "content"), content, { recursive: true });
  process.env.CONTENT_DIR = content;
  sound = await renderPages("sound", ["/", "/products", "/market-analysis", "/methodology"]);
});

afterAll(() => {
  delete process.env.CONTENT_DIR;
  rmSync(content, { recursive: true, force: true });
});

/** Every case has the bundle anew, because a bundle keeps the edition that it has read. */
async function renderPages(name: string, paths: readonly string[]): Promise<Map<string, string>> {
  const build = (await import(
    /* @vite-ignore */ `${pathToFileURL(bundle).href}?${encodeURIComponent(name)}`
  )) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const pages = new Map<string, string>();
  for (const path of paths) {
    const response = await handle(new Request(`http://localhost${path}`));
    const html = await response.text();
    if (response.status !== 200)
      throw new Error(`${path} is answered ${response.status}: ${html.slice(0, 300)}`);
    pages.set(path, html);
  }
  return pages;
}

/** The pages that a file's words and numbers come to stand on, most of all. */
function pagesOf(file: string, slugs: readonly string[]): string[] {
  const own = /^products\/0*(\d+)-/.exec(file)?.[1];
  return own
    ? [`/products/${slugs[Number(own) - 1]}`, "/products"]
    : ["/", "/market-analysis", "/methodology"];
}

function expectMessage(message: string, file: string): void {
  // Of two files that no longer agree, either may be the one that is named, with the place in it.
  if (!message.includes(basename(file))) expect(message).toMatch(/[\w/-]+\.yaml:\d+:\d+/);
  expect(message).not.toMatch(/\n\s+at |node_modules|\.tsx?:\d/);
  expect(message.length).toBeLessThan(200_000);
}

function expectSoundPage(html: string, path: string): void {
  expect(html.startsWith("<!DOCTYPE html>")).toBe(true);
  expect(html.trimEnd().endsWith("</html>")).toBe(true);
  expect(findUnsafeMarkup(html)).toEqual([]);
  const parts = (text: string) => text.match(/<\/?(?:script|style|main|header|footer|h1)\b/g)?.sort();
  const like = sound.get(path);
  if (like) expect(parts(html)).toEqual(parts(like));
  expect(html).not.toMatch(/<script>fuzz|<img src=x|\bundefined\b|\bNaN\b|\[object /);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(html).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
}

async function tryMutation(file: string, mutation: Mutation, at: number): Promise<"refused" | "accepted"> {
  const path = join(content, file);
  const original = readFileSync(path);
  const label = `case ${at} of seed ${seed}: ${mutation.name} in ${file}`;
  const started = process.cpuUsage();
  try {
    writeFileSync(path, mutation.apply(original, seededChance(seed + at)));
    const result = readEdition(content);
    if (!result.ok) {
      expectMessage(result.message, file);
      return "refused";
    }
    const slugs = result.edition.products.map(({ slug }) => slug);
    for (const [address, html] of await renderPages(label, pagesOf(file, slugs)))
      expectSoundPage(html, address);
    return "accepted";
  } catch (error) {
    throw new Error(`${label}: ${(error as Error).stack?.split("\n").slice(0, 4).join(" ")}`, {
      cause: error,
    });
  } finally {
    writeFileSync(path, original);
    // All of it is work of this process, so its own time tells a hang, however busy the machine is.
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000, label).toBeLessThan(longest);
  }
}

test(`${count} spoilt files (seed ${seed})`, async () => {
  const files = readdirSync(content, { recursive: true })
    .map(String)
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".yaml"))
    .sort();
  const outcomes = { refused: 0, accepted: 0 };
  const failures: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const chance = seededChance(seed - at - 1);
    const mutation = mutations[at % mutations.length] as Mutation;
    try {
      outcomes[await tryMutation(chance.pick(files), mutation, at)] += 1;
    } catch (error) {
      failures.push((error as Error).message.slice(0, 700));
    }
  }
  console.log(
    `${count} spoilt files: ${outcomes.refused} refused with a message, ${outcomes.accepted} sound`,
  );
  expect(failures).toEqual([]);
  // Both ends are reached, else it tries nothing.
  expect(Math.min(outcomes.refused, outcomes.accepted)).toBeGreaterThan(count / 20);
});
