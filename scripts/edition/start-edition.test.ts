import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { listFigureIds } from "../../app/analysis/figures";
import { listIllustrative } from "../../app/analysis/stated-values";
import { readRelease } from "../../app/downloads/data/release";
import { lookAgain } from "../../app/edition/look-again";
import { fixtureContent } from "../../tests/sites";
import { temporaryFolder } from "../../tests/temporary-folder";
import { startEdition, template } from "./start-edition";
import { listSchemaLines, schemaFolder } from "./write-schemas";

const folder = temporaryFolder();
let last: string;
beforeEach(() => {
  last = path.join(folder(), "last");
  cpSync(fixtureContent, last, { recursive: true });
  mkdirSync(path.join(last, "schema"));
});

const start = (...args: string[]) => startEdition(args, last, "2027-02-03");

/** The first line of each file leads editors to its schema, wherever the edition lies. */
function expectSchemas(root: string): void {
  for (const { file } of listSchemaLines(root)) {
    const [, address = ""] =
      /^# yaml-language-server: \$schema=(\S+)\n/u.exec(readFileSync(file, "utf8")) ?? [];
    const schema = path.resolve(path.dirname(file), address);
    expect(path.dirname(schema), file).toBe(schemaFolder());
    expect(existsSync(schema), file).toBe(true);
  }
}

function read(root: string) {
  const result = readRelease(root);
  if (!result.ok) throw new Error(result.message);
  return result;
}

test("new writes an edition of three products, with words, currency and scale of its own", () => {
  const root = path.join(folder(), "new");
  start("new", root);
  const { edition, warnings } = read(root);
  expect(warnings).toEqual([]);
  const packs = edition.products.map(({ count, price }) => `${count}, ${price}`);
  expect(packs).toEqual(["40 tea bags, €3.20", "20 tea bags, €2.40", "15 tea bags, €6.90"]);
  expect(edition.products[0]?.rating).toBe("8.1/10");
  expect(listFigureIds(edition.report)).toContain("price-per-tea-bag");
  expect(JSON.stringify(edition.report)).not.toMatch(/bandage/i);
  expectSchemas(root);
  expectSchemas(template);
});

describe("next", () => {
  let root: string;
  beforeEach(() => {
    root = path.join(folder(), "next");
    start("next", root);
  });

  test("copies the last edition with the next year and version, and a first change with today's date", () => {
    const before = read(last).edition.report;
    const { publication, products, changes } = read(root).edition.report;
    const released = { year: before.publication.year + 1, version: "2.0.0", published: "2027-02-03" };
    expect(publication).toEqual({ ...before.publication, ...released });
    expect(products).toEqual(before.products);
    expect(changes).toMatchObject([{ version: "2.0.0", date: "2027-02-03", kind: "release" }]);
    // Comments stay.
    const [, comment] = readFileSync(path.join(last, "changes.yaml"), "utf8").split("\n");
    expect(readFileSync(path.join(root, "changes.yaml"), "utf8")).toContain(comment);
    expectSchemas(root);
    expect(readdirSync(root)).not.toContain("schema");
  });

  test("warns of each illustrative value until its comment is deleted", () => {
    const { edition, warnings } = read(root);
    expect(warnings).toHaveLength(listIllustrative(edition.report).length);
    const first = /\/next\/products\/01-bioswiss-heart-shaped\.yaml:\d+:\d+ {2}price: found an illustr/;
    expect(warnings).toContainEqual(expect.stringMatching(first));
    const file = path.join(root, "brands.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace(lookAgain, ""));
    expect(read(root).warnings).toHaveLength(warnings.length - 1);
  });

  test("refuses where the last edition has problems", () => {
    const target = path.join(folder(), "none");
    expect(() => startEdition(["next", target], path.join(folder(), "missing"), "2027-02-03")).toThrow(
      /found no folder .*missing; expected[\s\S]*Nothing was written/,
    );
  });
});

test.each([
  [[], /found nothing; expected new or next/],
  [["old", "x"], /found the word "old"; expected new or next/],
  [["new"], /found no folder; expected the folder of the new edition/],
  [["new", "a", "b"], /found "b" after the folder/],
  [["next", fixtureContent], /found a folder that has brands\.yaml in it .*; expected a new or empty folder/],
  [["new", path.join(fixtureContent, "report.yaml")], /found a file at .*; expected a new or empty folder/],
  [["next", path.join(fixtureContent, "x")], /expected a folder outside of the last edition/],
])("refuses %j", (args, message) => {
  expect(() => startEdition(args, fixtureContent, "2027-02-03")).toThrow(message);
});
