import { beforeEach, describe, expect, test } from "vitest";
import { editYaml } from "../../../tests/editions/yaml";
import { heart, trialContent } from "../../../tests/trial-content";
import { hashData } from "../../edition/data-hash";
import { isUndescribed, readRelease } from "./release";

const content = trialContent();

// The history starts with version 1.0.0, whatever the fixture's is.
beforeEach(() => {
  setVersion("1.0.0");
  setDate("2026-11-20");
  editYaml(content.root, "changes.yaml", (entries) => {
    const [{ data }, first] = entries.splice(0);
    entries.push({ ...first, data });
  });
});

const read = () => content.edition();
const setVersion = (version: string) => content.set("report.yaml", "version", `version: ${version}`);
const setDate = (date: string) => content.set("report.yaml", "published", `published: "${date}"`);

const problems = () => content.problems(readRelease);
const changePrice = () => content.set(heart, "price", "price: { value: 9.49, kind: illustrative }");

describe("the hash of the data", () => {
  test("changes with a price, a kind of value or a name", () => {
    const before = hashData(read());
    changePrice();
    const price = hashData(read());
    content.set(heart, "price", "price: 9.49");
    const kind = hashData(read());
    content.edit(heart, /^name: .*/mu, "name: Renamed hearts");
    expect(new Set([before, price, kind, hashData(read())]).size).toBe(4);
  });

  test("does not depend on sentences", () => {
    const before = hashData(read());
    content.set("products.yaml", "intro", "intro: Other words.");
    setVersion("9.0.0");
    expect(hashData(read())).toBe(before);
  });
});

describe("a release", () => {
  test("is valid if the data match the newest entry", () => {
    expect(problems()).toEqual([]);
  });

  test("the first fails without its hash, which belongs into its entry", () => {
    const hash = hashData(read());
    content.edit("changes.yaml", hash, "0123456789abcdef");
    expect(problems()).toEqual([
      `${content.where("changes.yaml", "data: ‸0123456789abcdef")}  0.data: found 0123456789abcdef, which is not the hash of the data; ` +
        `expected "${hash}" in this entry`,
    ]);
  });

  test.each([undefined, "0000000000000000", "that of the entry below"])(
    "of a new version with the hash %j is told the right one, not to write another entry",
    (hash) => {
      setVersion("1.10.0");
      setDate("2026-12-01");
      const before = hashData(read());
      changePrice();
      const now = hashData(read());
      addEntry({ version: "1.10.0", data: hash?.startsWith("that") ? before : hash });
      expect(problems().at(-1)?.endsWith(`hash of the data; expected "${now}" in this entry`)).toBe(true);
    },
  );

  test("fails if the data have changed, with the place, the new hash and what to do", () => {
    const described = hashData(read());
    editYaml(content.root, "changes.yaml", (entries) =>
      entries.push({ ...entries[0], version: "0.9.0", data: "0123456789abcdef" }),
    );
    changePrice();
    const now = hashData(read());
    expect(problems()).toEqual([
      `${content.where("changes.yaml", `data: ‸${described}`)}  0.data: found ${described}, the data of version 1.0.0; ` +
        `the data have changed since and now are ${now}. Describe the change in a new entry with a higher version and ` +
        `\`data: "${now}"\`, or raise \`version\` in content/report.yaml and describe it later; if this version was never published, its entry may have the new hash`,
    ]);
  });

  test("with a higher version needs no entry yet", () => {
    changePrice();
    setVersion("1.0.1");
    expect(problems()).toEqual([]);
    expect(isUndescribed(read())).toBe(true);
  });

  test("with a new entry and its hash is valid", () => {
    changePrice();
    setVersion("1.10.0");
    setDate("2026-12-01");
    addEntry({ version: "1.10.0", data: hashData(read()) });
    expect(problems()).toEqual([]);
    expect(isUndescribed(read())).toBe(false);
  });

  test("must have the date of its entry", () => {
    setDate("2026-10");
    expect(problems()).toEqual([
      `${content.where("report.yaml", 'published: ‸"2026-10"')}  published: found 2026-10; expected 2026-11-20, the date of version 1.0.0 in content/changes.yaml`,
    ]);
  });

  test("cannot have a lower version than the newest entry", () => {
    setVersion("0.9.0");
    expect(problems()).toEqual([
      `${content.where("report.yaml", "version: ‸0.9.0")}  version: found 0.9.0; expected 1.0.0 or higher, because content/changes.yaml describes 1.0.0`,
    ]);
  });
});

describe("content/changes.yaml", () => {
  beforeEach(() => setVersion("2.0.0"));

  test.each([
    ["figures.0", "brand-shar", 'found the unknown figure "brand-shar"; did you mean "brand-share"?'],
    ["version", "1.0.0", "found 1.0.0 below 1.0.0; expected the newest version first and each version once"],
    ["kind", "correction", "found a correction without was or now; expected both, the old and the new value"],
    ["date", "2026-11", 'found "2026-11"; expected a date in quotes as "YYYY-MM-DD"'],
    [
      "data",
      "12",
      `found "12"; expected the 16 digits of the data's hash, in quotes; npm run changes:hash prints it`,
    ],
    ["kind", "correktion", 'found the unknown word "correktion"; did you mean "correction"?'],
    ["conclusionChanges", "maybe", 'found "maybe"; expected true or false'],
  ])("may not have in %s: %s", (key, value, says) => {
    addEntry({ version: "1.1.0", ...(key === "figures.0" ? { figures: [value] } : { [key]: value }) });
    // The version of the entry below is the one that is too high.
    const message = `${key === "version" ? 1 : 0}.${key}: ${says}`;
    const place = /^content\/changes\.yaml:\d+:\d+ {2}/u;
    expect(problems().map((line) => line.replace(place, ""))).toEqual([message]);
  });

  test("marks the figures of corrections, not of releases", () => {
    setVersion("1.2.0");
    addEntry({ version: "1.1.0", figures: ["themes"] });
    addEntry({ version: "1.2.0", figures: ["themes", "licences"], kind: "correction", was: "6", now: "7" });
    const figures = read().figures();
    expect(figures.licences?.corrections).toEqual(["1.2.0"]);
    expect(figures.themes?.corrections).toEqual(["1.2.0"]);
    expect(figures["brand-share"]?.corrections).toEqual([]);
  });
});

/** Puts an entry with the given fields on top of the list. */
function addEntry(fields: Record<string, unknown>): void {
  const words = { kind: "release", title: "Another edition", text: "Some words." };
  const entry = { date: "2026-12-01", ...words, figures: [], conclusionChanges: false };
  editYaml(content.root, "changes.yaml", (entries) =>
    entries.unshift({ ...entry, data: "0123456789abcdef", ...fields }),
  );
}
