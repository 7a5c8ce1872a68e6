import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFiles } from "./compress";

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
  await compressFiles([path]);
  return path;
}

test("copies hold the same bytes and come out the same each time", async () => {
  const text = "<p>The same words again.</p>".repeat(100);
  const path = await compress("a.html", text);
  const [br, gz] = [readFileSync(`${path}.br`), readFileSync(`${path}.gz`)];
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  await compressFiles([path]);
  expect(readFileSync(`${path}.br`).equals(br)).toBe(true);
  expect(readFileSync(`${path}.gz`).equals(gz)).toBe(true);
});

test("what gains nothing gets no copy", async () => {
  await compress("small.txt", "User-agent: *");
  await compress("picture.png", "x".repeat(5000));
  expect(readdirSync(folder).sort()).toEqual(["picture.png", "small.txt"]);
});
