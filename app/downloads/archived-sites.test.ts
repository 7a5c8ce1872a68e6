import { writeFileSync } from "node:fs";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addArchivedSites } from "../../scripts/build/build-site";
import { temporaryFolder } from "../../tests/temporary-folder";
import { listArchivedYears, readArchivedSite } from "./archived-sites";

const folder = temporaryFolder();
beforeEach(() => void vi.stubEnv("ARCHIVE_DIR", folder()));
afterEach(() => void vi.unstubAllEnvs());

function archive(year: number, ...names: string[]): void {
  const zip = zipSync(Object.fromEntries(names.map((name) => [name, strToU8(name)])));
  writeFileSync(path.join(folder(), `${year}.zip`), zip);
}

test("earlier editions are listed newest first, without this one", () => {
  expect(listArchivedYears(2025)).toEqual([]);
  for (const year of [2025, 2027, 2026]) archive(year);
  expect(listArchivedYears(2027)).toEqual([2026, 2025]);
});

test("an edition older than an archived one is refused, and a zip that cannot be read", () => {
  archive(2026);
  expect(() => listArchivedYears(2025)).toThrow("archive/2026.zip");
  writeFileSync(path.join(folder(), "2026.zip"), "PK");
  expect(() => readArchivedSite(2026)).toThrow("archive/2026.zip cannot be read");
});

test.each([
  ["", "/"],
  ["some/where/", "/some/where/"],
])("a site below %j is read with its base path %s", (below, base) => {
  archive(2025, `${below}2025/index.html`, `${below}2025/data/a.json`);
  const site = readArchivedSite(2025);
  expect(site.base).toBe(base);
  expect([...site.files.keys()]).toEqual(["index.html", "data/a.json"]);
});

test("a site made for another path stops the build", async () => {
  archive(2025, "some/where/2025/index.html");
  await expect(addArchivedSites(folder(), "/else/", 2026)).rejects.toThrow(
    "archive/2025.zip was made for a site at /some/where/, but this one is for /else/. Set BASE_PATH=/some/where/",
  );
});

const outside = ["index.html", "2024/index.html", "2025/../index.html", "../2025/index.html"];
test.each(outside)("a zip with %s is refused", (name) => {
  archive(2025, "2025/index.html", name);
  expect(() => readArchivedSite(2025)).toThrow(`archive/2025.zip has ${name}`);
});
