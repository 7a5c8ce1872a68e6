import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listFigureIds } from "../../app/analysis/figures";
import { listIllustrative } from "../../app/analysis/stated-values";
import { readRelease } from "../../app/downloads/data/release";
import { lookAgain } from "../../app/edition/look-again";
import { contentFolder } from "../../tests/trial-content";
import { startEdition } from "./start-edition";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "edition-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (...args: string[]) => startEdition(args, contentFolder, "2027-02-03");

function read(root: string) {
  const result = readRelease(root);
  if (!result.ok) throw new Error(result.message);
  return result;
}

test("new writes an edition of three products, with words, currency and scale of its own", () => {
  const root = path.join(folder, "new");
  expect(start("new", root)).toMatchObject({ ok: true });
  const { edition, warnings } = read(root);
  expect(warnings).toEqual([]);
  expect(edition.products.map(({ count, price }) => `${count}, ${price}`)).toEqual([
    "40 tea bags, €3.20",
    "20 tea bags, €2.40",
    "15 tea bags, €6.90",
  ]);
  expect(edition.products[0]?.rating).toBe("8.1/10");
  expect(listFigureIds(edition.report)).toContain("price-per-tea-bag");
  expect(JSON.stringify(edition.report)).not.toMatch(/bandage/i);
});

describe("next", () => {
  let root: string;
  beforeEach(() => {
    root = path.join(folder, "next");
    expect(start("next", root)).toMatchObject({ ok: true });
  });

  test("copies the last edition with the next year and version, and a first change with today's date", () => {
    const last = read(contentFolder).edition.report;
    const { imprint, products, changes } = read(root).edition.report;
    expect(imprint).toEqual({
      ...last.imprint,
      year: last.imprint.year + 1,
      version: "2.0.0",
      published: "2027-02-03",
    });
    expect(products).toEqual(last.products);
    expect(changes).toMatchObject([{ version: "2.0.0", date: "2027-02-03", kind: "release" }]);
    // Comments stay.
    const [first] = readFileSync(path.join(contentFolder, "changes.yaml"), "utf8").split("\n");
    expect(readFileSync(path.join(root, "changes.yaml"), "utf8")).toContain(first);
  });

  test("warns of each illustrative value until its comment is deleted", () => {
    const { edition, warnings } = read(root);
    expect(warnings).toHaveLength(listIllustrative(edition.report).length);
    expect(warnings).toContainEqual(
      expect.stringMatching(
        /^next\/products\/01-bioswiss-heart-shaped\.yaml:\d+:\d+ {2}price: found an illustr/,
      ),
    );
    const file = path.join(root, "brands.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace(lookAgain, ""));
    expect(read(root).warnings).toHaveLength(warnings.length - 1);
  });

  test("refuses where the last edition has problems", () => {
    const target = path.join(folder, "none");
    const { ok, message } = startEdition(["next", target], path.join(folder, "missing"), "2027-02-03");
    expect(ok).toBe(false);
    expect(message).toMatch(/found no folder .*missing; expected[\s\S]*Nothing was written/);
  });
});

test.each([
  [[], /found nothing; expected new or next/],
  [["old", "x"], /found the word "old"; expected new or next/],
  [["new"], /found no folder; expected the folder of the new edition/],
  [["new", "a", "b"], /found "b" after the folder/],
  [["next", contentFolder], /found a folder that has brands\.yaml in it .*; expected a new or empty folder/],
  [["new", path.join(contentFolder, "report.yaml")], /found a file at .*; expected a new or empty folder/],
  [["next", path.join(contentFolder, "x")], /expected a folder outside of the last edition/],
])("refuses %j", (args, message) => {
  expect(start(...args)).toMatchObject({ ok: false, message: expect.stringMatching(message) });
});
