import { expect, test } from "vitest";
import { smallContent } from "../../tests/small-content";
import { deriveSources } from "./sources";

test("addresses with signs that no URL has are escaped, and dates are formatted", () => {
  const found = 'https://a.example/?search=number:"3"';
  const sources = smallContent({}).sources.map((source) => ({ ...source, address: found }));
  const address = "https://a.example/?search=number:%223%22";
  expect(deriveSources(sources)).toMatchObject([{ number: 1, address, dateText: "May 2026" }]);
});
