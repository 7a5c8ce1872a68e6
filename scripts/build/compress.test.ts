import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder";
import { chooseQuality, compressFiles } from "./compress";

const folder = temporaryFolder();

async function compress(name: string, content: string): Promise<string> {
  const path = join(folder(), name);
  writeFileSync(path, content);
  await compressFiles(folder(), [name]);
  return path;
}

test("copies decompress to the file, and files with the same content get the same copies", async () => {
  const text = "<p>The same words again.</p>".repeat(100);
  await compress("a.html", text);
  const path = await compress("b.html", text);
  await compressFiles(folder(), ["a.html", "b.html"]);
  for (const [ending, decompress] of [
    [".br", brotliDecompressSync],
    [".gz", gunzipSync],
  ] as const) {
    const copy = readFileSync(path + ending);
    expect(decompress(copy).toString()).toBe(text);
    expect(readFileSync(join(folder(), `a.html${ending}`)).equals(copy)).toBe(true);
  }
});

test("small files and pictures get no copies", async () => {
  await compress("small.txt", "User-agent: *");
  await compress("picture.png", "x".repeat(5000));
  expect(readdirSync(folder()).sort()).toEqual(["picture.png", "small.txt"]);
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
