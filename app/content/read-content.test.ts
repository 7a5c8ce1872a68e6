import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { formatDiagnostics } from "./diagnostic";
import { readContent } from "./read-content";

// These tests are about files and folders. mistakes.test.ts has tests about mistakes within files.

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
cpSync("tests/content", folder, { recursive: true });

test.each([
  ["products/old", "expected a file whose name ends in .yaml; move others out of this folder"],
  ["products/old.yaml", "found a folder; expected a file"],
  ["pictures/old", undefined],
])("readContent reports for the folder %s: %s", async (name, problem) => {
  mkdirSync(path.join(folder, name));
  const { problems } = await readContent(folder);
  rmSync(path.join(folder, name), { recursive: true });
  expect(problems.map(({ message }) => message)).toEqual(problem ? [problem] : []);
});

test("readContent reads only the pictures that the content names", async () => {
  cpSync(path.join(folder, "pictures/shape.svg"), path.join(folder, "pictures/unused.svg"));
  const { pictures } = await readContent(folder);
  expect([...pictures.keys()]).toContain("shape.svg");
  expect([...pictures.keys()]).not.toContain("unused.svg");
});

test("readContent reports a missing placeholder picture, to which only code refers", async () => {
  const placeholder = path.join(folder, "pictures/plain.svg");
  renameSync(placeholder, `${placeholder}.old`);
  const { problems } = await readContent(folder);
  renameSync(`${placeholder}.old`, placeholder);
  expect(formatDiagnostics(problems)[0]).toMatch(/\.yaml:\d+:1 {2}pictures: found no file plain\.svg/u);
});

test.each(["report 2.yaml", "report.yml", "product.yaml"])(
  "readContent warns about the stray file %s",
  async (name) => {
    cpSync(path.join(folder, "report.yaml"), path.join(folder, name));
    const { problems, strayFiles } = await readContent(folder);
    rmSync(path.join(folder, name));
    expect(problems).toEqual([]);
    const [warning, ...others] = formatDiagnostics(strayFiles);
    expect(warning).toContain(`${name}:1:1  found a file that is not read; expected a known name, such as `);
    expect(others).toEqual([]);
  },
);

test.each([
  ["products", 'found the file name "products"; expected another one: the site already uses this path'],
  ["404", 'found the file name "404"; expected another one: the site already uses this path'],
  ["index", 'found the file name "index"; expected another one: the site already uses this path'],
  ["icons", 'found the file name "icons"; expected another one: public/ already has a file or a folder'],
  ["Über uns", 'found the file name "Über uns"; expected lowercase letters'],
  ["privacy-notice", undefined],
])("readContent checks the file name %s of an additional page", async (name, problem) => {
  const file = path.join(folder, `pages/${name}.yaml`);
  cpSync(path.join(folder, "pages/imprint.yaml"), file);
  const { content, problems } = await readContent(folder);
  rmSync(file);
  const expected = problem ? [expect.stringContaining(`pages/${name}.yaml:1:1  ${problem}`)] : [];
  expect(formatDiagnostics(problems)).toEqual(expected);
  if (!problem) expect(content?.additionalPages.map(({ slug }) => slug)).toEqual(["imprint", name]);
});

test("readContent lists every file that is missing from an empty folder", async () => {
  const { content, problems } = await readContent(mkdtempSync(path.join(tmpdir(), "empty-")));
  expect(content).toBeUndefined();
  const lines = formatDiagnostics(problems).join("\n");
  expect(lines).toMatch(/report\.yaml:1:1 {2}found no such file/u);
  expect(lines).toMatch(/products:1:1 {2}expected a file for each product/u);
});
