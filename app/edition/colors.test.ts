import { expect, test } from "vitest";
import { trialContent } from "../../tests/trial-content";
import { tierHex } from "../content/tier-color";
import { contrast } from "./colors";
import { readEdition } from "./edition";

const content = trialContent();

test("every tier color contrasts with the white text of its badge by 7:1", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  for (const [name, hex] of Object.entries(tierHex))
    expect(contrast(hex, "#ffffff"), name).toBeGreaterThanOrEqual(7);
});

test("a brand color that disappears in one theme is warned of, with one that does not", () => {
  const before = readEdition(content.path("."));
  expect(before.ok && before.warnings).toEqual([]);
  const place = content.edit("brands.yaml", '"#1f9aad"', '‸"#fff3e0"').replace("content", "");
  content.edit("brands.yaml", "#e2622f", "#444444");
  const result = readEdition(content.path("."));
  const warnings = result.ok ? result.warnings : [];
  expect(warnings).toEqual([
    expect.stringContaining(`${place}  color: found #fff3e0`),
    expect.stringContaining("found #444444, which can hardly be seen in one of the two themes (Hot Wheels)"),
  ]);
  for (const warning of warnings) {
    const better = /example (#[0-9a-f]{6})$/u.exec(warning)?.[1] ?? "";
    content.edit("brands.yaml", /#(?:fff3e0|444444)/u, better);
  }
  const mended = readEdition(content.path("."));
  expect(mended.ok && mended.warnings).toEqual([]);
});
