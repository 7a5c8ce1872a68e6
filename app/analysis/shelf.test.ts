import { expect, test } from "vitest";
import { heart, trialContent } from "../../tests/trial-content";
import { deriveShelf, shortName } from "./shelf";

const content = trialContent();

test.each([
  ["BioSwiss Heart-Shaped Bandages", "BioSwiss", "Heart"],
  ["Care Bears Shaped Bandages", "BioSwiss", "Care Bears"],
  ["Hot Wheels Shaped Bandages", "Hot Wheels", "Hot Wheels"],
  ["Shaped Bandages", "3M", "Shaped Bandages"],
])("the short name of %s", (name, brand, short) => {
  expect(shortName({ name, brand }, "Shaped Adhesive Bandages")).toBe(short);
});

test("in a group, products of other brands come last, wherever the list has them", () => {
  content.edit(heart, 'id: "1"', 'id: "9"');
  const [mid] = deriveShelf(content.edition()).filter(({ label }) => label === "Mid");
  const last = mid?.products.map(({ brand, joins }) => [brand, joins]).at(-1);
  expect(last).toEqual(["Hot Wheels", true]);
});
