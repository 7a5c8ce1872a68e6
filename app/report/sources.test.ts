import { expect, test } from "vitest";
import { smallContent } from "../../tests/small-content";
import { deriveSources } from "./sources";

test("addresses with signs that no URL has are escaped, and dates are formatted", () => {
  const sources = smallContent({}).sources.map((source) => ({
    ...source,
    address: 'https://a.example/list.json?search=number:"3"',
  }));
  expect(deriveSources(sources)[0]).toMatchObject({
    number: 1,
    address: "https://a.example/list.json?search=number:%223%22",
    when: "May 2026",
  });
});
