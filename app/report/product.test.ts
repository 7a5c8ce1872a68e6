import { expect, test } from "vitest";
import { product, smallContent, tier } from "../../tests/small-content";
import { deriveFacts, shortName } from "./product";

test("a short name lacks the brand and the words of the subject", () => {
  const subject = "Shaped Adhesive Bandages";
  const names = ["Alpha Heart-Shaped Bandages", "Alpha Zoo Animals", "Alpha Shaped Bandages"];
  expect(names.map((name) => shortName(name, "Alpha", subject))).toEqual(["Heart", "Zoo Animals", "Alpha"]);
});

test.each([
  [6.49, "sourced", "Seen at A shop, May 2026: below the Low tier"],
  [10.5, "sourced", "Seen at A shop, May 2026: above the Low tier"],
  [8.49, "sourced", undefined],
  [3.49, "illustrative", undefined],
] as const)("an observed price outside its tier has a note: $%s, %s", (value, kind, note) => {
  const record = product("one", { price: { value, kind, sources: kind === "sourced" ? ["seen"] : [] } });
  const content = smallContent({ products: [record], tiers: [tier("Low", 7, 10)] });
  expect(deriveFacts(record, 1, content).priceNote).toBe(note);
});
