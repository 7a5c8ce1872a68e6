import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { inflateSync } from "node:zlib";
import { parseHTML } from "linkedom";
import { createServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { find, openPage, textOf, textsOf } from "../document";
import { countSheets } from "../page-test";
import { runScript, startScript } from "../run-script";
import { field, products, readTable } from "../site";

// The report as PDF, from a build of its own, and the page that is printed, from the development server.

const folder = mkdtempSync(join(tmpdir(), "prints-"));
const site = join(folder, "site");
const published = "https://report.test/some/where/";
const settings = { DIST: site, SITE_URL: "https://report.test", BASE_PATH: "/some/where/" };

let pdf: Buffer;
let page: Document;
beforeAll(async () => {
  const { code, said } = await runScript("scripts/build.ts --pdf", settings);
  expect(code, said).toBe(0);
  const [file = ""] = readdirSync(site).filter((name) => name.endsWith(".pdf"));
  pdf = readFileSync(join(site, file));
  const server = await createServer({ logLevel: "silent", server: { port: 0 } });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  page = parseHTML(await (await fetch(`${address}print-edition`)).text()).document;
  await server.close();
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The drawing commands of the PDF, which it holds compressed. */
function readDrawing(text: string): string[] {
  const streams = text.matchAll(/\/FlateDecode\n\/Length (\d+)>> stream\n/g);
  return [...streams].map(({ index, 0: start, 1: length }) =>
    inflateSync(pdf.subarray(index + start.length, index + start.length + Number(length))).toString("latin1"),
  );
}

test("it has few sheets and bytes, an outline, tags, a language, and links that lead somewhere", () => {
  const text = pdf.toString("latin1");
  expect(countSheets(pdf)).toBeLessThanOrEqual(12 + products.length);
  expect(pdf.length).toBeLessThanOrEqual(1e6 + 2e5 * products.length);
  for (const part of ["/Outlines ", "/Marked true", "/Lang (en)"]) expect(text).toContain(part);
  // Chromium shrinks every sheet if a box is too wide for one. Unshrunk, a CSS pixel takes 3.125 of 300 dots an inch.
  const scales = readDrawing(text).flatMap((drawn) => /^\S+ 0 0 .* cm\nq\n(\S+) 0 0/.exec(drawn)?.[1] ?? []);
  expect(scales).toHaveLength(countSheets(pdf));
  for (const scale of scales) expect(Number(scale)).toBeCloseTo(3.125, 2);
  const named = new Set([...text.matchAll(/\/(\S+) \[\d+ 0 R \/XYZ/g)].map(([, name]) => name));
  const inside = [...text.matchAll(/\/Dest \/(\S+)/g)].map(([, name]) => name);
  expect(inside.length).toBeGreaterThan(readTable("sources").length);
  expect(inside.filter((name) => !named.has(name))).toEqual([]);
  const outside = [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = ""]) => address);
  expect(outside.filter((address) => !/^https?:\/\/(?!localhost)/.test(address))).toEqual([]);
  const own = outside.filter((address) => address.startsWith(published));
  expect(own.length).toBeGreaterThan(products.length);
  for (const address of own) {
    const path = address.slice(published.length).replace(/#.*/, "") || "index";
    expect(existsSync(join(site, `${path}.html`)), address).toBe(true);
  }
});

test("the page has every id once, one list of sources, and one legend", () => {
  const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  const anchors = [...page.querySelectorAll("main a[href^='#']")].map((link) => link.getAttribute("href"));
  expect(anchors.filter((anchor) => !ids.includes(anchor?.slice(1) ?? ""))).toEqual([]);
  for (const { id = "" } of readTable("sources")) expect(ids).toContain(`source-${id}`);
  const hasMark = page.querySelector("main")?.textContent.includes("(illustrative)");
  expect(textsOf(page, "small").filter((words) => words.startsWith("Dashed:"))).toHaveLength(hasMark ? 1 : 0);
});

test("the page has every product, limitation and source", () => {
  const words = textOf(page.querySelector("main"));
  const lists = ["Product Features", "Unique Selling Points", "Additional Information", "Target Audience"];
  const stated = products.flatMap(({ slug, name }) => {
    const main = openPage(`/products/${slug}`).querySelector("main") as Element;
    return [
      name,
      ...textsOf(main, "dd"),
      ...lists.flatMap((list) => textsOf(find(main, "section", list), "li")),
    ];
  });
  const limitations = textsOf(openPage("/methodology"), "#limitations li > *");
  const sources = readTable("sources").flatMap((row) =>
    ["publisher", "title", "states", "caveat"].map((name) => field(row, name)),
  );
  const shelf = textsOf(openPage("/"), "#shelf p");
  const all = [...stated, ...limitations, ...sources, ...shelf];
  expect(all.filter((each) => !words.includes(each))).toEqual([]);
});

test("the printed page is not published, and printing that is stopped leaves the site", async () => {
  const before = statSync(join(site, "index.html"));
  expect(before.mode & 0o777).toBe(0o644);
  expect(existsSync(join(site, "print-edition.html"))).toBe(false);
  const { child, closed } = startScript("scripts/build.ts --pdf", settings);
  const isPrinting = () => readdirSync(folder).some((name) => existsSync(join(folder, name, "site/figures")));
  while (!isPrinting() && child.exitCode === null) await setTimeout(20);
  child.kill();
  await closed;
  expect(readdirSync(folder)).toEqual(["site"]);
  expect(statSync(join(site, "index.html")).ino).toBe(before.ino);
}, 600_000);
