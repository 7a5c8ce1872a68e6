import { expect, test } from "@playwright/test";
import { type Element, findAll, parseHtml } from "../../hosting/html";
import { wordsOf } from "../parity/markup";
import type { JsonTable } from "../parity/site";
import { builtFiles, readBuilt } from "./built-site";
import { products } from "./fixture";

// A figure that rests on illustrative values says so wherever it is shown, saved or cited. Its PNG and social
// picture hold outlines only: app/downloads/images/illustrative.test.tsx.

const read = (path: string) => readBuilt(path).toString("utf8");
const figures = builtFiles.flatMap((name) => /^figures\/([\w-]+)\.html$/u.exec(name)?.[1] ?? []);
const pages = builtFiles.filter((name) => name.endsWith(".html"));
const parsed = new Map(pages.map((name) => [name, parseHtml(read(name))]));

/** What each output says of a figure that should hold the word. */
function listSayings(id: string): Record<string, string[]> {
  const page = parsed.get(`figures/${id}.html`) as Element;
  const texts = (root: Element, match: (element: Element) => boolean) => findAll(root, match).map(wordsOf);
  const meta = (name: string) =>
    findAll(page, ({ attributes }) =>
      [attributes.get("property"), attributes.get("name")].includes(name),
    ).map(({ attributes }) => attributes.get("content") ?? "");
  const table = JSON.parse(read(`data/${id}.json`)) as JsonTable;
  const svg = parseHtml(read(`charts/${id}.svg`));
  const citations = {
    bib: /^ {2}title = .*$/mu,
    ris: /^TI {2}- .*$/mu,
    json: /^ *"title": .*$/mu,
  };
  return {
    "the JSON's title": [table.title],
    "the JSON's alternative text": [table.figure?.alt ?? ""],
    "the CSV's metadata": [/"dc:title": .*/u.exec(read(`data/${id}.csv-metadata.json`))?.[0] ?? ""],
    "the SVG's title": texts(svg, ({ tag }) => tag === "title").slice(0, 1),
    "the SVG's drawn title": [
      texts(svg, ({ tag, attributes }) => tag === "text" && attributes.get("font-size") === "30").join(" "),
    ],
    "the page's heading": texts(page, ({ tag }) => tag === "h1"),
    "the page's citation": texts(page, ({ attributes }) => attributes.get("class") === "cite-text"),
    ...Object.fromEntries(
      ["og:title", "og:image:alt", "description", "citation_title"].map((name) => [name, meta(name)]),
    ),
    "structured data": texts(page, ({ attributes }) => attributes.get("type") === "application/ld+json").map(
      (text) => /"@type":"Dataset".*?"name":"([^"]*)"/u.exec(text)?.[1] ?? "",
    ),
    ...Object.fromEntries(
      Object.entries(citations).map(([type, line]) => [
        type,
        [line.exec(read(`cite/${id}.${type}`))?.[0] ?? ""],
      ]),
    ),
    "the list of citations": texts(
      parsed.get("cite.html") as Element,
      ({ attributes }) => attributes.get("id") === id,
    ),
    "the list of tables": texts(
      parsed.get("data.html") as Element,
      ({ attributes }) => attributes.get("id") === `table-${id}`,
    ),
    "the readme of the data": [
      read("data/README.md")
        .split("\n")
        .find((line) => line.startsWith(`- \`${id}\``)) ?? "",
    ],
    ...Object.fromEntries(
      pages.flatMap((name) => {
        const root = parsed.get(name) as Element;
        const alternatives = findAll(root, ({ attributes }) => attributes.get("data-chart") === id).map(
          ({ attributes }) => attributes.get("aria-label") ?? "",
        );
        const headings = texts(root, ({ attributes }) => attributes.get("id") === `${id}-title`);
        const all = [...alternatives, ...headings];
        return all.length > 0 ? [[name, all]] : [];
      }),
    ),
  };
}

const illustrative = figures.filter((id) => {
  const { rows } = JSON.parse(read(`data/${id}.json`)) as JsonTable;
  return rows.some((row) => Object.values(row).some(({ kind }) => kind === "illustrative"));
});

test("some figures rest on illustrative values, and some do not", () => {
  expect(illustrative.length).toBeGreaterThan(2);
  expect(figures.length).toBeGreaterThan(illustrative.length);
});

for (const id of illustrative) {
  test(`${id} says everywhere that it is illustrative`, () => {
    for (const [place, said] of Object.entries(listSayings(id))) {
      expect(said.length, place).toBeGreaterThan(0);
      for (const text of said) expect(text, place).toMatch(/\billustrative\b/iu);
    }
  });
}

test("the citation of a product's page says that values there are illustrative", () => {
  for (const { slug } of products)
    expect(read(`cite/${slug}.bib`), slug).toMatch(/^ {2}title = .*illustrative/mu);
});
