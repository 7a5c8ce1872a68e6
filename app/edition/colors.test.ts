import { expect, test } from "vitest";
import { trialContent } from "../../tests/trial-content";
import { tierHex } from "../content/tier-color";
import { contrast } from "./colors";

const content = trialContent();

test("every tier color contrasts with the white text of its badge by 7:1", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  for (const [name, hex] of Object.entries(tierHex))
    expect(contrast(hex, "#ffffff"), name).toBeGreaterThanOrEqual(7);
});

test("a brand color that disappears in one theme is warned of, with one that does not", () => {
  const position = content.edit("brands.yaml", '"#1f9aad"', '‸"#fff3e0"');
  content.edit("brands.yaml", "#e2622f", "#444444");
  const warnings = content.warnings();
  expect(warnings).toEqual([
    expect.stringContaining(`${position}  1.color.value: found #fff3e0`),
    expect.stringContaining("found #444444, which can hardly be seen in one of the two themes (Hot Wheels)"),
  ]);
  for (const warning of warnings) {
    const better = /example (#[0-9a-f]{6})$/u.exec(warning)?.[1] ?? "";
    content.edit("brands.yaml", /#(?:fff3e0|444444)/u, better);
  }
  expect(content.warnings()).toEqual([]);
});
