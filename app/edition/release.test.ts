import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { heart, problemLines, TrialContent } from "../../tests/trial-content";
import { hashData } from "./data-hash";
import { type Edition, readEdition } from "./edition";
import { isUndescribed, readRelease } from "./release";

let content: TrialContent;

// Whatever the report's own history is, here it begins with version 1.0.0.
beforeEach(() => {
  content = new TrialContent();
  content.set("report.yaml", "version", "version: 1.0.0");
  content.set("report.yaml", "published", 'published: "2026-11-20"');
  const first = { version: "1.0.0", date: '"2026-11-20"' };
  content.write("changes.yaml", writeEntry(first));
  content.write("changes.yaml", writeEntry({ ...first, data: hashData(read()) }));
});

afterEach(() => content.remove());

function read(): Edition {
  const result = readEdition(content.root);
  if (!result.ok) throw new Error(result.message);
  return result.edition;
}

const problems = () => problemLines(readRelease(content.root));
const changePrice = () => content.set(heart, "price", "price: { value: 9.49, kind: illustrative }");

describe("the hash of the data", () => {
  test("is the same for the same content", () => {
    expect(hashData(read())).toBe(hashData(read()));
    expect(hashData(read())).toMatch(/^[0-9a-f]{16}$/);
  });

  test("is another for another price, another kind of value, another name", () => {
    const before = hashData(read());
    changePrice();
    const price = hashData(read());
    content.set(heart, "price", "price: 9.49");
    const kind = hashData(read());
    content.edit(heart, /^name: .*/mu, "name: Renamed hearts");
    expect(new Set([before, price, kind, hashData(read())]).size).toBe(4);
  });

  test("does not depend on words", () => {
    const before = hashData(read());
    content.set("products.yaml", "intro", "intro: Other words.");
    content.set("report.yaml", "version", "version: 9.0.0");
    expect(hashData(read())).toBe(before);
  });
});

describe("a release", () => {
  test("is sound while the data are those of the newest entry", () => {
    expect(problems()).toEqual([]);
  });

  test("stops when they have changed, and says where, what the hash is now and what to do", () => {
    const described = hashData(read());
    changePrice();
    const now = hashData(read());
    expect(problems()).toEqual([
      `${content.where("changes.yaml", `data: ‸"${described}"`)}  0.data: found ${described}, the data of version 1.0.0; ` +
        `the data have changed since and now are ${now}. Describe the change in a new entry with a higher version and ` +
        `\`data: "${now}"\`, or raise \`version\` in content/report.yaml and describe it later`,
    ]);
  });

  test("goes on under a higher version, which is then not yet described", () => {
    changePrice();
    content.set("report.yaml", "version", "version: 1.0.1");
    expect(problems()).toEqual([]);
    expect(isUndescribed(read())).toBe(true);
  });

  test("goes on with a new entry that has the new hash", () => {
    changePrice();
    content.set("report.yaml", "version", "version: 1.10.0");
    content.set("report.yaml", "published", 'published: "2026-12-01"');
    addEntry({ version: "1.10.0", data: hashData(read()) });
    expect(problems()).toEqual([]);
    expect(isUndescribed(read())).toBe(false);
  });

  test("is dated as its entry is", () => {
    content.set("report.yaml", "published", 'published: "2026-10"');
    expect(problems()).toEqual([
      `${content.where("report.yaml", 'published: ‸"2026-10"')}  published: found 2026-10; expected 2026-11-20, the date of version 1.0.0 in content/changes.yaml`,
    ]);
  });

  test("cannot go back behind what is described", () => {
    content.set("report.yaml", "version", "version: 0.9.0");
    expect(problems()).toEqual([
      `${content.where("report.yaml", "version: ‸0.9.0")}  version: found 0.9.0; expected 1.0.0 or higher, because content/changes.yaml describes 1.0.0`,
    ]);
  });
});

describe("content/changes.yaml", () => {
  test("names figures that exist", () => {
    addEntry({ version: "1.1.0", figures: "[brand-shar]" });
    expect(problems()).toEqual([
      `${content.where("changes.yaml", "figures: [‸brand-shar]")}  0.figures.0: found the unknown figure "brand-shar"; did you mean "brand-share"?`,
    ]);
  });

  test("has the newest version first, each once", () => {
    addEntry({ version: "1.0.0" });
    expect(problems()).toEqual([
      expect.stringContaining("1.version: found 1.0.0 below 1.0.0; expected the newest version first"),
    ]);
  });

  test("says of a correction what was wrong and what is right", () => {
    addEntry({ version: "1.1.0", kind: "correction" });
    expect(problems()).toEqual([
      expect.stringContaining("0.kind: found a correction without was; expected was and now"),
      expect.stringContaining("0.kind: found a correction without now; expected was and now"),
    ]);
  });

  test.each([
    ["date", '"2026-11"', 'expected a date in quotes as "YYYY-MM-DD"'],
    ["data", '"12"', "expected the 16 digits of the data's hash"],
    ["kind", "correktion", 'did you mean "correction"?'],
    ["conclusionChanges", "maybe", "expected true or false"],
  ])("has a %s that can be read", (field, value, message) => {
    addEntry({ version: "1.1.0", [field]: value });
    expect(problems()).toEqual([expect.stringMatching(/^content\/changes\.yaml:\d+:\d+ /)]);
    expect(problems()[0]).toContain(message);
  });

  test("marks the figures of a correction, not those of a release", () => {
    content.set("report.yaml", "version", "version: 1.2.0");
    addEntry({ version: "1.1.0", figures: "[themes]" });
    addEntry({ version: "1.2.0", figures: "[themes, licences]", kind: "correction", was: "6", now: "7" });
    const figures = read().figures();
    expect(figures.licences.changes).toEqual([{ version: "1.2.0", kind: "correction" }]);
    expect(figures.themes.changes).toEqual([{ version: "1.2.0", kind: "correction" }]);
    expect(figures["brand-share"].changes).toEqual([]);
  });
});

/** Puts a release on top of the list, with some of its fields as given. */
function addEntry(fields: Record<string, string>): void {
  content.write("changes.yaml", writeEntry(fields) + content.read("changes.yaml"));
}

function writeEntry({ data = "0123456789abcdef", ...fields }: Record<string, string>): string {
  const entry = {
    date: '"2026-12-01"',
    kind: "release",
    title: "Another edition",
    text: "Some words.",
    figures: "[]",
    conclusionChanges: "false",
    data: `"${data.replaceAll('"', "")}"`,
    ...fields,
  };
  const lines = Object.entries(entry).map(
    ([key, value]) => `${key}: ${/^[0-9]/.test(value) ? `"${value}"` : value}`,
  );
  return `- ${lines.join("\n  ")}\n`;
}
