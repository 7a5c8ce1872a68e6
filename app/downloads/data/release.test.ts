import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Edit, heart, trialContent } from "../../../tests/trial-content";
import { type ValueField, valueFields } from "../../analysis/product";
import { hashData } from "../../edition/data-hash";
import { isUndescribed, readRelease } from "./release";

const content = trialContent();
afterEach(() => vi.unstubAllEnvs());

const hash = () => hashData(content.edition());
const problems = content.releaseProblems;
const setVersion = (version: string) => content.edit("report.yaml", /^version: .*/mu, `version: ‸${version}`);
const changePrice = () => content.edit(heart, "value: 8.49", "value: 9.49");

describe("the hash of the data", () => {
  test("changes with a price, a kind of value or a name", () => {
    const before = hash();
    changePrice();
    const price = hash();
    content.edit(heart, /^price: .*/mu, "price: { value: 9.49, kind: input }");
    const kind = hash();
    content.edit(heart, /^name: .*/mu, "name: Renamed hearts");
    expect(new Set([before, price, kind, hash()]).size).toBe(4);
  });

  test("does not depend on sentences", () => {
    const before = hash();
    content.edit("products.yaml", /^intro: .*/mu, "intro: Other words.");
    setVersion("9.0.0");
    expect(hash()).toBe(before);
  });

  test("does not depend on an optional field that no product has", () => {
    const before = hash();
    valueFields.push("finish" as ValueField);
    const after = hash();
    valueFields.pop();
    expect(after).toBe(before);
  });
});

const mistakes: Edit[] = [
  ["changes.yaml", /data: "\w*"/u, 'data: ‸"0000000000000000"'],
  ["changes.yaml", /, data: "(?!0123)\w*"/u, "‸"],
  ["changes.yaml", /,\s+conclusionChanges: false, data: "0123456789abcdef"/u, ", conclusionChanges: false"],
  ["methodology.yaml", 'wording: "“', 'wording: ‸"“'.padEnd(900, "very long ")],
  ["methodology.yaml", "what: Share", `what: ${"Share ".repeat(12)}`],
  ["report.yaml", /^published: .*/mu, 'published: ‸"2026-12"'],
  ["report.yaml", /^version: .*/mu, "version: ‸0.9.0"],
];

describe("a release", () => {
  test("is valid, or fails as in the golden file", async () => {
    expect(await problems()).toEqual([]);
    const look = async () => (await problems()).map((line) => line.replace(hash(), "its hash"));
    await expect(await content.tellEach(mistakes, look)).toMatchFileSnapshot("golden/release.txt");
  });

  test("fails if the data of an archived version have changed", async () => {
    const archive = content.path("../archive");
    vi.stubEnv("ARCHIVE_DIR", archive);
    mkdirSync(join(archive, "1.1.0"), { recursive: true });
    writeFileSync(join(archive, "1.1.0/products.csv"), "id\r\n");
    changePrice();
    expect(await problems()).toEqual([
      expect.stringContaining("data of version 1.1.0 are published and keep their hash: raise the version"),
      expect.stringMatching(
        /version: found 1\.1\.0, whose published data in archive\/1\.1\.0\/ are different \(.*products\.csv/u,
      ),
    ]);
  });

  test("with a higher version needs no entry yet", async () => {
    changePrice();
    setVersion("1.10.0");
    expect(await problems()).toEqual([]);
    expect(isUndescribed(content.edition())).toBe(true);
    const expected = ["no entry for version 1.10.0", "lacks version 1.1.0", "set SITE_URL"];
    const warnings = expected.map((warning) => expect.stringContaining(warning));
    expect(await readRelease(content.path("."))).toMatchObject({ warnings });
    vi.stubEnv("SITE_URL", "x.example");
    await expect(readRelease(content.path("."))).rejects.toThrow('SITE_URL is "x.example"');
  });
});

test("an entry marks the figures of corrections, not of releases", () => {
  content.edit("changes.yaml", "type: revision", 'type: correction, was: "6", now: "7"');
  const figures = content.edition().figures();
  expect(figures["brand-share"]?.corrections).toEqual(["1.1.0"]);
  expect(figures["pack-prices"]?.corrections).toEqual([]);
});
