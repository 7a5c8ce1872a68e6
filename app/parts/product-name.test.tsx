import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProductName } from "./product-name";

test.each([
  ["BAND-AID Star Wars Bandages", "Star Wars", ["BAND-AID", "Star Wars"]],
  ["BioSwiss Heart-Shaped Bandages", "Heart", ["Heart-Shaped"]],
  ["BioSwiss Emoji Bandages", "Emoji", []],
])("%s keeps words whole that belong together", (name, shortName, whole) => {
  const html = renderToStaticMarkup(<ProductName name={name} shortName={shortName} />);
  expect([...html.matchAll(/class="whole">([^<]+)</g)].map(([, words]) => words)).toEqual(whole);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(name);
});
