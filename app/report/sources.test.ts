import { expect, test } from "vitest";
import { smallContent } from "../../tests/small-content";
import { deriveSources } from "./sources";

test("deriveSources percent-encodes URLs and formats dates", () => {
  const unencoded = 'https://a.example/?search=number:"3"';
  const sources = smallContent({}).sources.map((source) => ({ ...source, address: unencoded }));
  const address = "https://a.example/?search=number:%223%22";
  expect(deriveSources(sources)).toMatchObject([{ number: 1, address, dateText: "May 2026" }]);
});
