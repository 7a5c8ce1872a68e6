import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProductName } from "./product-name";

test.each([
  ["BAND-AID Star Wars Bandages", "Star Wars", ["BAND-AID", "Star Wars"]],
  ["BioSwiss Heart-Shaped Bandages", "Heart", ["Heart-Shaped"]],
  ["BioSwiss Emoji Bandages", "Emoji", []],
])("%s wraps neither inside its short name nor inside hyphenated words", (name, shortName, unbroken) => {
  const html = renderToStaticMarkup(<ProductName name={name} shortName={shortName} />);
  expect([...html.matchAll(/class="keep-together">([^<]+)</g)].map(([, text]) => text)).toEqual(unbroken);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(name);
});
