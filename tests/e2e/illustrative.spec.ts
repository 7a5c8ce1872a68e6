import { expect, test } from "@playwright/test";
import type { JsonTable } from "../parity/site";
import { builtFiles, readBuilt } from "./built-site";
import { products } from "./fixture";

// A figure that rests on illustrative values says so wherever it is shown, saved or cited. Its PNG holds outlines only:
// app/downloads/images/illustrative.test.tsx.

const read = (path: string) => readBuilt(path).toString("utf8");
const figures = builtFiles.flatMap((name) => /^figures\/([\w-]+)\.html$/u.exec(name)?.[1] ?? []);
const pages = builtFiles.filter((name) => name.endsWith(".html"));

/** What should hold the word, by the file that says it. */
function listSayings(id: string): [file: string, said: RegExp][] {
  const page = `figures/${id}.html`;
  return [
    [`data/${id}.json`, /"title": ".*"/u],
    [`data/${id}.json`, /"alt": ".*"/u],
    [`charts/${id}.svg`, /<title>.*?<\/title>/u],
    [`charts/${id}.svg`, /font-size="30".*?<\/text>/u],
    [page, /<h1.*?<\/h1>/u],
    [page, /class="cite-text".*?<\/p>/u],
    [page, /"@type":"Dataset".*?"name":".*?"/u],
    ...["og:title", "description", "citation_title"].map((name): [string, RegExp] => [
      page,
      new RegExp(`(?:property|name)="${name}" content=".*?"`, "u"),
    ]),
    [`cite/${id}.bib`, /^ {2}title = .*$/mu],
    [`cite/${id}.ris`, /^TI {2}- .*$/mu],
    [`cite/${id}.json`, /^ *"title": .*$/mu],
    ["cite.html", new RegExp(` id="${id}".*?</details>`, "u")],
    ["data.html", new RegExp(`id="table-${id}".*?</li>`, "u")],
    ["data/README.md", new RegExp(`^- \`${id}\`.*$`, "mu")],
  ];
}

const illustrative = figures.filter((id) => {
  const { rows } = JSON.parse(read(`data/${id}.json`)) as JsonTable;
  return rows.some((row) => Object.values(row).some(({ kind }) => kind === "illustrative"));
});

test("a figure that rests on illustrative values says so everywhere", () => {
  expect(illustrative.length).toBeGreaterThan(0);
  expect(figures.length).toBeGreaterThan(illustrative.length);
  for (const id of illustrative) {
    for (const [file, said] of listSayings(id))
      expect.soft(said.exec(read(file))?.[0], `${file}: ${said}`).toMatch(/\billustrative\b/iu);
    const alt = new RegExp(`<(?:svg|div)[^>]* data-chart="${id}"`, "gu");
    const heading = new RegExp(`id="${id}-title".*?</h\\d>`, "gu");
    const shown = pages.flatMap((name) => [alt, heading].flatMap((said) => read(name).match(said) ?? []));
    expect(shown.length, id).toBeGreaterThan(4);
    for (const said of shown) expect.soft(said, id).toMatch(/\billustrative\b/iu);
  }
});

test("the citation of a product's page says that values there are illustrative", () => {
  for (const { slug } of products)
    expect(read(`cite/${slug}.bib`), slug).toMatch(/^ {2}title = .*illustrative/mu);
});
