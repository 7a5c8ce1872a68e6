import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixtureContent } from "../../tests/sites";
import { readEdition } from "../edition/edition";
import { checkFolders, listFolders } from "./folders";

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "editions-"));
  vi.stubEnv("CONTENT_DIR", "");
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true, force: true });
});

const add = (folder: string) => mkdirSync(path.join(project, folder), { recursive: true });
const found = () => listFolders(project).map((folder) => path.relative(project, folder));
const messages = () => checkFolders(project).map(({ file, message }) => `${file}: ${message}`);

test("one content folder is the only edition", () => {
  add("content");
  expect(found()).toEqual(["content"]);
  expect(messages()).toEqual([]);
});

test("editions are listed newest first", () => {
  for (const year of ["2025", "2027", "2026"]) add(`editions/${year}`);
  add("editions/.git");
  expect(found()).toEqual(["editions/2027", "editions/2026", "editions/2025"]);
  expect(messages()).toEqual([]);
});

test("CONTENT_DIR names one folder", () => {
  add("editions/2025");
  vi.stubEnv("CONTENT_DIR", "elsewhere");
  expect(listFolders(project)).toEqual([path.resolve("elsewhere")]);
  expect(messages()).toEqual([]);
});

test("other names, no edition and content/ beside editions/ are refused", () => {
  add("editions/draft");
  add("content");
  expect(messages()).toEqual([
    'editions/draft: found "draft"; expected a folder named after a year, such as 2026',
    "editions: found no edition; expected a folder named after a year, such as 2026",
    "content: found content/ beside editions/; expected its edition in editions/ too, in a folder named after its year",
  ]);
});

test("an edition has the year of its folder", () => {
  const folder = path.join(project, "editions/2026");
  cpSync(fixtureContent, folder, { recursive: true });
  const result = readEdition(folder);
  // Messages name a file by its path from where the command runs.
  const file = path.relative(".", path.join(folder, "report.yaml"));
  expect(result.ok ? "" : result.message).toMatch(
    new RegExp(
      `^ {2}${file}:\\d+:7 {2}year: found 2025; expected 2026, the name of the edition's folder$`,
      "mu",
    ),
  );
});
