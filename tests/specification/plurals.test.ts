import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/command";

// Next year's report may have one tier, trend, opportunity or brand.
test("sentences have a singular for counts that may be one", () => {
  const folder = join(root, "content");
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const counts = "tiers|trends|opportunities|opportunities\\.onePage|brands\\.listed";
  // A number, and then a word in the plural, such as "{tiers.count|words} tiers".
  const fixedPlural = new RegExp(`\\{(?:${counts})\\.count(?:\\|\\w+)?\\} [a-z]+s\\b`, "g");
  const fixedPlurals = files.flatMap(
    (file) => readFileSync(join(folder, file), "utf8").match(fixedPlural) ?? [],
  );
  expect(files.length).toBeGreaterThan(0);
  expect(fixedPlurals).toEqual([]);
});
