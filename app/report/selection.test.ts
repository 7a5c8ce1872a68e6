import { expect, test } from "vitest";
import { isSelected } from "./selection";

const car = {
  group: "BioSwiss",
  marketTier: "Mid",
  theme: "Cars",
  license: { value: "Hot Wheels", text: "Hot Wheels", kind: "reported" as const, notes: [] },
};
const zoo = { group: "Welly", marketTier: "Premium", theme: "Animals" };

test.each([
  ["all", true, true],
  ["licensed", true, false],
  [{ group: "BioSwiss" }, true, false],
  [{ tier: "Premium" }, false, true],
  [{ theme: "Animals" }, false, true],
  [{ theme: "Faces" }, false, false],
] as const)("%j selects by that field", (selection, ofCar, ofZoo) => {
  expect(isSelected(car, selection)).toBe(ofCar);
  expect(isSelected(zoo, selection)).toBe(ofZoo);
});
