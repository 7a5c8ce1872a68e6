import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder";
import { compressFiles } from "./compress";

const folder = temporaryFolder();

test("text gets copies; small files and pictures get none", async () => {
  const files = { "a.html": "Words. ".repeat(500), "small.txt": "User-agent: *", "x.png": "x".repeat(5000) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder(), name), text);
  await compressFiles(folder(), Object.keys(files));
  expect(readdirSync(folder()).sort()).toEqual(["a.html", "a.html.br", "a.html.gz", "small.txt", "x.png"]);
});
