import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { addedColumn, addedFact, addedFigure, addedPage, addedProduct, additions } from "../additions";
import { long } from "../sites";

const guide = readFileSync(fileURLToPath(new URL("../../CONTRIBUTING.md", import.meta.url)), "utf8");
const readBuilt = (name: string) => readFileSync(join(long.project, "dist", name), "utf8");

test.each(additions)(
  "adding $row takes the files that CONTRIBUTING.md names",
  ({ row, mostFiles, edits }) => {
    const [, places = ""] = new RegExp(`^\\| ${row} \\|(.*)\\|$`, "mu").exec(guide) ?? [];
    const named = [...places.matchAll(/`([\w./-]+)`/gu)].map(([, path]) => path ?? "");
    const files = Object.keys(edits);
    expect(files.length).toBeLessThanOrEqual(mostFiles);
    expect(files.filter((file) => !named.some((path) => file.startsWith(path)))).toEqual([]);
  },
);

test("an added product has a page, a place in the list and rows in the data", () => {
  expect(readBuilt(`products/${addedProduct.slug}.html`)).toContain(addedProduct.name);
  expect(readBuilt("products.html")).toContain(addedProduct.name);
  expect(readBuilt("data/products.csv")).toContain(addedProduct.name);
});

test("an added field stands on the product's page, in the comparison and in the data, without code", () => {
  const { key, label, value, unit } = addedFact;
  expect(additions.find(({ row }) => row === "a field of your own")?.edits).toSatisfy((edits: object) =>
    Object.keys(edits).every((file) => file.endsWith(".yaml")),
  );
  for (const page of ["products/welly-zoo-animals.html", "compare.html"])
    for (const text of [label, `${value} ${unit}`]) expect(readBuilt(page), page).toContain(text);
  expect(readBuilt("data/products.csv").split("\n")[0]).toContain(`,${key},${key}_kind`);
});

test("an added figure has a page, its files and a place in the whole report", () => {
  const { id, title } = addedFigure;
  for (const page of [`figures/${id}.html`, "figures.html", "report.html", "cite.html"])
    expect(readBuilt(page), page).toContain(title);
  for (const file of [`charts/${id}.svg`, `data/${id}.csv`, `cite/${id}.bib`])
    expect(readBuilt(file)).not.toBe("");
});

test("an added page is built, cited and found", () => {
  for (const tag of ["<h1>", "<title>"])
    expect(readBuilt(`${addedPage.path}.html`)).toContain(tag + addedPage.title);
  expect(readBuilt("sitemap.xml")).toContain(addedPage.path);
  expect(readBuilt("cite.html")).toContain(addedPage.title);
});

test("an added column stands in its table and in the dictionary", () => {
  expect(readBuilt("data/products.csv").split("\n")[0]).toContain(addedColumn.name);
  expect(readBuilt("data/dictionary.csv")).toContain(addedColumn.description);
});
