import { expect, test } from "vitest";
import { brandClass } from "./brand-colors";

test("every name has its own class, which needs no escapes in CSS", () => {
  const names = ["A B", "A-B", "a b", "A_20_B", "AB", "קשת", "絆創膏", "3M", "</style>", "constructor", "🩹"];
  const classes = names.map(brandClass);
  expect(new Set(classes).size).toBe(names.length);
  for (const name of classes) expect(name).toMatch(/^brand_\w+$/);
});
