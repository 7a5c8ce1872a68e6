import { expect, test } from "vitest";
import { product, smallContent } from "../../tests/small-content";
import { deriveFacts, shortName } from "./product";

test("a short name lacks the brand and the words of the subject", () => {
  const subject = "Shaped Adhesive Bandages";
  const names = ["Alpha Heart-Shaped Bandages", "Alpha Zoo Animals", "Alpha Shaped Bandages"];
  expect(names.map((name) => shortName(name, "Alpha", subject))).toEqual(["Heart", "Zoo Animals", "Alpha"]);
});

test.each([
  ["sourced", "sourced", "42¢"],
  ["sourced", "illustrative", undefined],
  ["illustrative", "sourced", undefined],
] as const)("the price of one, where the price is %s and the count %s", (ofPrice, ofCount, text) => {
  const evidence = (kind: "sourced" | "illustrative") => ({
    kind,
    sources: kind === "sourced" ? ["seen"] : [],
  });
  const record = {
    ...product("one", { price: { value: 8.49, ...evidence(ofPrice) } }),
    count: { value: 20, ...evidence(ofCount) },
  };
  const { each } = deriveFacts(record, 1, smallContent({ products: [record] }));
  expect(each?.text).toBe(text);
});
