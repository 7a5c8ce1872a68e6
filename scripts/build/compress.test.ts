import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseQuality, compressFiles } from "./compress";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function compress(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, content);
  await compressFiles(folder, [name]);
  return path;
}

test("copies decompress to the file and are the same each time", async () => {
  const text = "<p>The same words again.</p>".repeat(100);
  const path = await compress("a.html", text);
  const [br, gz] = [readFileSync(`${path}.br`), readFileSync(`${path}.gz`)];
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  await compressFiles(folder, ["a.html"]);
  expect(readFileSync(`${path}.br`).equals(br)).toBe(true);
  expect(readFileSync(`${path}.gz`).equals(gz)).toBe(true);
});

test("small files and pictures get no copies", async () => {
  await compress("small.txt", "User-agent: *");
  await compress("picture.png", "x".repeat(5000));
  expect(readdirSync(folder).sort()).toEqual(["picture.png", "small.txt"]);
});

test("files with the same content get the same copies", async () => {
  const text = "one,two\n".repeat(200);
  for (const name of ["a.csv", "b.csv"]) writeFileSync(join(folder, name), text);
  await compressFiles(folder, ["a.csv", "b.csv"]);
  const copies = ["a.csv.br", "b.csv.br"].map((name) =>
    brotliDecompressSync(readFileSync(join(folder, name))),
  );
  expect(copies.map(String)).toEqual([text, text]);
});

test.each([
  ["index.html", 30_000, 90_000_000, 11],
  ["products.html", 300_000, 90_000_000, 10],
  ["assets/product-list-a1b2.js", 30_000, 90_000_000, 11],
  ["products/a-bandage.html", 30_000, 3_000_000, 10],
  ["products/a-bandage.html", 30_000, 90_000_000, 5],
  ["report.html", 6_000_000, 90_000_000, 5],
])("%s of %i bytes among %i is compressed with quality %i", (path, size, total, quality) => {
  expect(chooseQuality({ path, size, total })).toBe(quality);
});
