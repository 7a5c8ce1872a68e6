import { expect, test } from "vitest";
import { brandClass } from "./brand-colors";

test("brandClass gives every name a class of its own that needs no escapes in CSS", () => {
  const names = ["A B", "A-B", "a b", "A_20_B", "AB", "קשת", "絆創膏", "3M", "</style>", "constructor", "🩹"];
  const classes = names.map(brandClass);
  expect(new Set(classes).size).toBe(names.length);
  for (const className of classes) expect(className).toMatch(/^brand_\w+$/);
});
