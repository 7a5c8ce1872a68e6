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

test("a brand color that disappears in one theme is warned of", () => {
  const position = content.edit("brands.yaml", '"#1f9aad"', '‸"#fff3e0"');
  content.edit("brands.yaml", "#e2622f", "#444444");
  expect(content.warnings()).toEqual([
    expect.stringContaining(`${position}  1.color.value: found #fff3e0`),
    expect.stringContaining("found #444444, which can hardly be seen in one of the two themes (Hot Wheels)"),
  ]);
  content.edit("brands.yaml", /#(?:fff3e0|444444)/u, "#808080");
  content.edit("brands.yaml", /#(?:fff3e0|444444)/u, "#808080");
  expect(content.warnings()).toEqual([]);
});
