import { expect, test } from "vitest";
import { shortName } from "./shelf";

test.each([
  ["BioSwiss Heart-Shaped Bandages", "BioSwiss", "Heart"],
  ["Care Bears Shaped Bandages", "BioSwiss", "Care Bears"],
  ["Hot Wheels Shaped Bandages", "Hot Wheels", "Hot Wheels"],
  ["Shaped Bandages", "3M", "Shaped Bandages"],
])("the short name of %s", (name, brand, short) => {
  expect(shortName({ name, brand }, "Shaped Adhesive Bandages")).toBe(short);
});
