import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { formatDiagnostics } from "./diagnostic";
import { readContent } from "./read-content";

// Files and folders. Mistakes within files: mistakes.test.ts.

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
cpSync("tests/content", folder, { recursive: true });

test.each([
  ["products/old", "expected a file whose name ends in .yaml; move others out of this folder"],
  ["products/old.yaml", "found a folder; expected a file"],
  ["pictures/old", undefined],
])("a folder %s", async (name, problem) => {
  mkdirSync(path.join(folder, name));
  const { problems } = await readContent(folder);
  rmSync(path.join(folder, name), { recursive: true });
  expect(problems.map(({ message }) => message)).toEqual(problem ? [problem] : []);
});

test("the picture that only code names is missing", async () => {
  const plain = path.join(folder, "pictures/plain.svg");
  renameSync(plain, `${plain}.old`);
  const { problems } = await readContent(folder);
  renameSync(`${plain}.old`, plain);
  expect(formatDiagnostics(problems)[0]).toMatch(/\.yaml:\d+:1 {2}pictures: found no file plain\.svg/u);
});

test("a folder without its files: each is named", async () => {
  const { content, problems } = await readContent(mkdtempSync(path.join(tmpdir(), "empty-")));
  expect(content).toBeUndefined();
  const lines = formatDiagnostics(problems).join("\n");
  expect(lines).toMatch(/report\.yaml:1:1 {2}found no such file/u);
  expect(lines).toMatch(/products:1:1 {2}expected a file for each product/u);
});
