import { expect, test } from "vitest";
import { tierHex } from "../content/tier-color";
import { contrast } from "./colors";

test("every tier color contrasts with the white text of its badge by 7:1", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  for (const [name, hex] of Object.entries(tierHex))
    expect(contrast(hex, "#ffffff"), name).toBeGreaterThanOrEqual(7);
});
