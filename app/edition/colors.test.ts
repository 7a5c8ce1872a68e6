import { expect, test } from "vitest";
import { trialContent } from "../../tests/trial-content";
import { tierHex } from "../content/tier-color";
import { colorRules } from "../document/brand";
import { contrast } from "./colors";
import { readEdition } from "./edition";

const content = trialContent();

test("every tier color contrasts with the white text of its badge by 7:1", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  for (const [name, hex] of Object.entries(tierHex))
    expect(contrast(hex, "#ffffff"), name).toBeGreaterThanOrEqual(7);
});

test("a brand color that disappears in one theme is warned of, with one that does not", () => {
  const before = readEdition(content.root);
  expect(before.ok && before.warnings).toEqual([]);
  content.edit("brands.yaml", "#1f9aad", "#fff3e0");
  content.edit("brands.yaml", "#e0a526", "#444444");
  const result = readEdition(content.root);
  const warnings = result.ok ? result.warnings : [];
  expect(warnings).toEqual([
    expect.stringContaining(`${content.where("brands.yaml", '"‸#fff3e0"').replace(/\d+$/u, "")}`),
    expect.stringContaining("found #444444, which can hardly be seen in one of the two themes (MediBadge)"),
  ]);
  for (const warning of warnings) {
    const better = /example (#[0-9a-f]{6})$/u.exec(warning)?.[1] ?? "";
    content.edit("brands.yaml", /#(?:fff3e0|444444)/u, better);
  }
  const mended = readEdition(content.root);
  expect(mended.ok && mended.warnings).toEqual([]);
});

test("a tier's own color is taken where white words can be read on it, and a darker one proposed where not", () => {
  content.edit("tiers.yaml", "color: purple", 'color: "#6a1b4d"');
  const { products, tiers, report } = content.edition();
  expect([tiers[0]?.color, tiers[0]?.hex]).toEqual(["6a1b4d", "#6a1b4d"]);
  expect(products.map(({ tierColor }) => tierColor)).toContain("6a1b4d");
  expect(colorRules(report)).toContain(".tier-6a1b4d{--tier:#6a1b4d}");
  content.edit("tiers.yaml", "#6a1b4d", "#d49ab8");
  const [problem = "", ...others] = content.problems();
  expect(others).toEqual([]);
  expect(problem).toContain(
    "0.color: found #d49ab8, whose contrast with white words is 2.3; expected at least 4.5",
  );
  content.edit("tiers.yaml", "#d49ab8", /as (#\w{6})/u.exec(problem)?.[1] ?? "");
  expect(content.problems()).toEqual([]);
});
