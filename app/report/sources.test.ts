import { expect, test } from "vitest";
import { smallContent } from "../../tests/small-content";
import { deriveSources } from "./sources";

test("addresses with signs that no URL has are escaped, and dates are formatted", () => {
  const content = smallContent({});
  const [seen] = content.sources;
  const address = 'https://a.example/list.json?search=number:"3"';
  const sources = deriveSources(
    { ...content, sources: seen ? [{ ...seen, address }] : [] },
    { values: new Map(), sourceIds: [] },
  );
  expect(sources[0]).toMatchObject({
    number: 1,
    address: "https://a.example/list.json?search=number:%223%22",
    when: "May 2026",
  });
});
