import { expect, test } from "@playwright/test";
import { type Element, findAll, parseHtml } from "../../hosting/html";
import { wordsOf } from "../parity/markup";
import type { JsonTable } from "../parity/site";
import { builtFiles, readBuilt } from "./built-site";
import { products } from "./fixture";

// A figure that rests on illustrative values says so wherever it is shown, saved or cited. Its PNG holds outlines only:
// app/downloads/images/illustrative.test.tsx.

const read = (path: string) => readBuilt(path).toString("utf8");
const figures = builtFiles.flatMap((name) => /^figures\/([\w-]+)\.html$/u.exec(name)?.[1] ?? []);
const pages = builtFiles.filter((name) => name.endsWith(".html"));
const parsed = new Map(pages.map((name) => [name, parseHtml(read(name))]));

/** What each output says of a figure that should hold the word. */
function listSayings(id: string): Record<string, string[]> {
  type Match = (attribute: (name: string) => string, element: Element) => boolean;
  const find = (root: Element | undefined, match: Match) =>
    root ? findAll(root, (element) => match((name) => element.attributes.get(name) ?? "", element)) : [];
  const texts = (root: Element | undefined, match: Match) => find(root, match).map(wordsOf);
  const labels = (root: Element, match: Match, name: string) =>
    find(root, match).map(({ attributes }) => attributes.get(name) ?? "");
  const line = (file: string, pattern: RegExp) => [pattern.exec(read(file))?.[0] ?? ""];
  const page = parsed.get(`figures/${id}.html`) as Element;
  const table = JSON.parse(read(`data/${id}.json`)) as JsonTable;
  const svg = parseHtml(read(`charts/${id}.svg`));
  const sayings: Record<string, string[]> = {
    "the JSON's title": [table.title],
    "the JSON's alternative text": [table.figure?.alt ?? ""],
    "the SVG's title": texts(svg, (_, { tag }) => tag === "title").slice(0, 1),
    "the SVG's drawn title": [texts(svg, (of) => of("font-size") === "30").join(" ")],
    "the page's heading": texts(page, (_, { tag }) => tag === "h1"),
    "the page's citation": texts(page, (of) => of("class") === "cite-text"),
    "structured data": texts(page, (of) => of("type") === "application/ld+json").map(
      (text) => /"@type":"Dataset".*?"name":"([^"]*)"/u.exec(text)?.[1] ?? "",
    ),
    BibTeX: line(`cite/${id}.bib`, /^ {2}title = .*$/mu),
    RIS: line(`cite/${id}.ris`, /^TI {2}- .*$/mu),
    "CSL-JSON": line(`cite/${id}.json`, /^ *"title": .*$/mu),
    "the list of citations": texts(parsed.get("cite.html"), (of) => of("id") === id),
    "the list of tables": texts(parsed.get("data.html"), (of) => of("id") === `table-${id}`),
    "the readme of the data": line("data/README.md", new RegExp(`^- \`${id}\`.*$`, "mu")),
  };
  for (const name of ["og:title", "description", "citation_title"])
    sayings[name] = labels(page, (of) => [of("property"), of("name")].includes(name), "content");
  for (const [name, root] of parsed) {
    const headings = texts(root, (of) => of("id") === `${id}-title`);
    const all = [...labels(root, (of) => of("data-chart") === id, "aria-label"), ...headings];
    if (all.length > 0) sayings[name] = all;
  }
  return sayings;
}

const illustrative = figures.filter((id) => {
  const { rows } = JSON.parse(read(`data/${id}.json`)) as JsonTable;
  return rows.some((row) => Object.values(row).some(({ kind }) => kind === "illustrative"));
});

test("a figure that rests on illustrative values says so everywhere", () => {
  expect(illustrative.length).toBeGreaterThan(0);
  expect(figures.length).toBeGreaterThan(illustrative.length);
  for (const id of illustrative)
    for (const [output, said] of Object.entries(listSayings(id))) {
      expect.soft(said.length, `${id}: ${output}`).toBeGreaterThan(0);
      for (const text of said) expect.soft(text, `${id}: ${output}`).toMatch(/\billustrative\b/iu);
    }
});

test("the citation of a product's page says that values there are illustrative", () => {
  for (const { slug } of products)
    expect(read(`cite/${slug}.bib`), slug).toMatch(/^ {2}title = .*illustrative/mu);
});
