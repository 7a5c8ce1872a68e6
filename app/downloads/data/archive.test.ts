import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/temporary-folder";
import { editionIn } from "../../../tests/trial-content";
import { readArchive } from "./archive";
import { listDataFiles, publishedData } from "./data-files";

const current = editionIn().report.publication.version;

const folder = temporaryFolder();
beforeEach(() => void vi.stubEnv("ARCHIVE_DIR", folder()));
afterEach(() => void vi.unstubAllEnvs());

test("without an archive, only the current version is published", () => {
  expect(readArchive()).toEqual([]);
  expect(publishedData(editionIn()).versions).toEqual([current]);
  vi.stubEnv("ARCHIVE_DIR", "archiv");
  expect(readArchive).toThrow('ARCHIVE_DIR is "archiv", but there is no such folder');
});

test("archived versions are published unchanged, the newest first", () => {
  keep("0.9.0", "old.csv", "a\r\n");
  keep("0.10.0", "old.csv", "b\r\n");
  keep("notes", "x.txt", "no version");
  const edition = editionIn();
  expect(publishedData(edition).versions).toEqual([current, "0.10.0", "0.9.0"]);
  const old = listDataFiles(edition).filter(({ path: address }) => address.endsWith("/old.csv"));
  expect(old.map(({ path: address, body }) => [address, Buffer.from(body).toString()])).toEqual([
    ["/data/0.10.0/old.csv", "b\r\n"],
    ["/data/0.9.0/old.csv", "a\r\n"],
  ]);
});

test("an archived version is published from the archive", () => {
  const first = editionIn();
  for (const { name, body } of publishedData(first).files) keep(current, name, body);
  keep(current, "README.md", "as published");
  const files = new Map(listDataFiles(editionIn()).map((file) => [file.path, file.body]));
  expect(String(Buffer.from(files.get(`/data/${current}/README.md`) ?? ""))).toBe("as published");
});

function keep(version: string, name: string, body: string | Uint8Array) {
  mkdirSync(path.join(folder(), version), { recursive: true });
  writeFileSync(path.join(folder(), version, name), body);
}
