import { expect, test } from "vitest";
import { descend, parseHtml, textOf } from "../../../hosting/html";
import { editionIn } from "../../../tests/trial-content";
import { measure } from "../../art/lettering";
import { listQuotes, quoteFiles } from "./quote-files";
import { drawQuote } from "./quote-picture";

const edition = editionIn();
const fixture = listQuotes(edition);
const long = { ...fixture[0], wording: "Seven words are said here and again. ".repeat(9).trim() };

test("only a number that may be quoted as a fact has a picture", () => {
  expect(fixture.map(({ id, address }) => [id, address])).toEqual([
    ["share", expect.stringMatching(/\/2025\/figures\/brand-share$/u)],
    ["products-listed", expect.stringMatching(/\/2025\/methodology$/u)],
  ]);
  expect(fixture[0]).toMatchObject({
    what: "Share",
    wording: "“75% belong to BioSwiss.”",
    base: "Base: four products.",
    caveat: "They are counted, not sold.",
  });
  const paths = ["share", "products-listed"].flatMap((id) => [`/quotes/${id}.svg`, `/quotes/${id}.png`]);
  expect(quoteFiles(edition).map(({ path }) => path)).toEqual(paths);
});

test.each([...fixture, long as (typeof fixture)[number]])(
  "a crop to a square keeps all words: $wording",
  (quote) => {
    const elements = [...descend(parseHtml(drawQuote(quote, "text")))];
    const texts = elements.filter(({ tag }) => tag === "text");
    expect(elements.filter(({ tag }) => tag === "title").map(textOf)).toEqual([quote.wording]);
    const { what, wording, base, caveat, source, address } = quote;
    const words = [what.toUpperCase(), wording, base, caveat, source, address].join(" ");
    // An address may break after its hyphens.
    expect(texts.map(textOf).join(" ").replaceAll("- ", "-")).toBe(words);
    for (const text of texts) {
      const read = (name: string) => Number(text.attributes.get(name));
      const [x, y, size] = [read("x"), read("y"), read("font-size")];
      const bold = text.attributes.get("font-weight") === "700" ? "sans-bold" : "sans";
      const face = text.attributes.get("font-family")?.startsWith("Young") ? "serif" : bold;
      expect(x).toBeGreaterThan(285 + 24);
      expect(x + measure(textOf(text), size, face)).toBeLessThan(915 - 24);
      expect(y - size).toBeGreaterThan(60);
      expect(y).toBeLessThan(570);
    }
  },
);

test("a word too long for the picture is refused, also where it is not the last", () => {
  const wording = `${"long".repeat(20)} word`;
  expect(() => drawQuote({ ...(long as (typeof fixture)[number]), wording }, "text")).toThrow("Too long");
});
