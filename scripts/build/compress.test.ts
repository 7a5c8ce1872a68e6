import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder";
import { chooseQuality, compressFiles } from "./compress";

const folder = temporaryFolder();

test("text gets copies; small files and pictures get none", async () => {
  const files = { "a.html": "Words. ".repeat(500), "small.txt": "User-agent: *", "x.png": "x".repeat(5000) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder(), name), text);
  await compressFiles(folder(), Object.keys(files));
  expect(readdirSync(folder()).sort()).toEqual(["a.html", "a.html.br", "a.html.gz", "small.txt", "x.png"]);
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
