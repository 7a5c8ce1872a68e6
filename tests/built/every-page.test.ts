import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { Readability } from "@mozilla/readability";
import { csvParse } from "d3-dsv";
import { describe, expect, test } from "vitest";
import type { describeDataPackage } from "../../app/files/data-package";
import { parseInlineDrawing } from "../../app/files/inline-drawing";
import { dist } from "../../scripts/command";
import { openPage, parsePage, textOf } from "../document";
import { fileOf, notFoundPages, pages, read, readTable } from "../site";

// Checks the metadata, links, markup and policy of every page.

const paths = [...pages, ...notFoundPages];
const documents = new Map(paths.map((path) => [path, openPage(path)]));
const idsOf = new Map(
  [...documents].map(([path, document]) => [path, listAttributes(document, "[id]", "id")]),
);
const isFile = (path: string) => existsSync(join(dist, path));

/** Returns the values of an attribute of all elements that match a selector. */
function listAttributes(document: Document | undefined, selector: string, attribute: string): string[] {
  const elements = [...(document?.querySelectorAll(selector) ?? [])];
  return elements.map((element) => element.getAttribute(attribute) ?? "");
}

describe.each([...documents])("%s", (path, document) => {
  const html = read(fileOf(path));
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

  test("has metadata with its URL and an existing preview, and structured data without prices", () => {
    expect(document.title).toMatch(/\S{3}/);
    expect(meta("description")).toMatch(/.{11}/);
    expect(meta("robots")).toBe(notFoundPages.includes(path) ? "noindex" : undefined);
    if (notFoundPages.includes(path)) return;
    const [canonical = ""] = listAttributes(document, "link[rel=canonical]", "href");
    expect(new URL(canonical).pathname).toBe(path);
    expect(meta("og:url")).toBe(canonical);
    expect(meta("og:title")).toMatch(/\S{3}/);
    expect(meta("og:description")).toBe(meta("description"));
    const picture = new URL(meta("og:image") ?? "").pathname;
    expect(isFile(picture), picture).toBe(true);
    expect(statSync(join(dist, picture)).size, "messengers ignore larger previews").toBeLessThan(300_000);
    for (const name of ["title", "publication_date", "public_url"])
      expect(meta(`citation_${name}`), name).toMatch(/\S{3}/);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
    const known = "BreadcrumbList DataDownload Dataset ListItem Organization Person Report".split(" ");
    expect(() => JSON.parse(data)).not.toThrow();
    const types = [...data.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type);
    expect(types).not.toEqual([]);
    expect(known).toEqual(expect.arrayContaining(types));
  });

  test("has links that lead somewhere, down to their anchors", () => {
    const links = [...listAttributes(document, "a[href]", "href"), ...listAttributes(document, "img", "src")];
    links.push(...listAttributes(document, "head link:not([rel=canonical])", "href"));
    const internalLinks = links.filter((link) => !/^(?:https?|mailto):/.test(link));
    expect(internalLinks.length).toBeGreaterThan(10);
    for (const link of internalLinks) {
      expect(link).toMatch(/^[/#]/);
      const { pathname, hash } = new URL(link, `http://site${path}`);
      expect(documents.has(pathname) || isFile(pathname), link).toBe(true);
      const anchor = decodeURIComponent(hash.slice(1));
      if (anchor) expect(idsOf.get(pathname), link).toContain(anchor);
    }
  });

  test("has one h1, landmarks, unique ids, images with size and text alternative, and no style attributes", () => {
    for (const selector of ["h1:not([hidden] *)", "body > header", "main", "body > footer"])
      expect(document.querySelectorAll(selector), selector).toHaveLength(1);
    const ids = listAttributes(document, "[id]", "id");
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    const unsound = document.querySelectorAll("img:not([alt]), img:not([width]), [style], body style");
    expect([...unsound].map(String)).toEqual([]);
    const parts = document.querySelectorAll("h1, h2, h3, ul, ol, dl, table, figure, [role=img]");
    const empty = [...parts].filter((part) => !textOf(part) && !part.querySelector("img, svg > *"));
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test("has one legend, in the section of the first illustrative value", () => {
    const legends = html.match(/>Dashed<\/span>: /g) ?? [];
    const hasIllustrativeValue = html.includes("(illustrative)");
    // The methodology and data pages explain the dashed underline in their own text, so they may have no legend.
    const isDefined = ["/methodology", "/data"].includes(path) && legends.length === 0;
    expect(legends).toHaveLength(hasIllustrativeValue && !isDefined ? 1 : 0);
    const [, between = ""] = /\(illustrative\)(.*?)>Dashed</s.exec(html) ?? [];
    expect(between, "in the same section").not.toMatch(/<h2/);
  });

  test("has a content security policy, first in its head, that allows only its own code", () => {
    expect(html).toMatch(/<head><meta charset="utf-8"\/><meta name="viewport"[^>]*><meta http-equiv="C/i);
    const [policy] = listAttributes(document, "meta[http-equiv]", "content");
    expect(policy).toMatch(/^default-src 'none';.*base-uri 'none'.*form-action 'none'/);
    // Trusted types protect only sites with user input.
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|trusted-types/);
  });

  test("confines URLs in CSS to one style element of font rules, so that saved copies keep their styles", () => {
    expect(html).not.toContain("light-dark(");
    const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent ?? "");
    const named = styles.filter((css) => /url\((?!#|"#|'#)/u.test(css));
    expect(named).toHaveLength(1);
    expect(named[0]?.replaceAll(/@font-face\s*\{[^}]*\}/gu, "").trim()).toBe("");
  });

  test("contains the drawing at its top, or preloads its top picture, and preloads no other picture", () => {
    expect(listAttributes(document, "link[rel=modulepreload]", "href")).toEqual(
      listAttributes(document, "script[src]", "src"),
    );
    const hasTopPicture =
      ["/", "/methodology", ...notFoundPages].includes(path) || path.startsWith("/products/");
    // Only pictures that load at once are in a <picture>.
    const picture = document.querySelector("main :is(picture img, svg[role=img])");
    const src = hasTopPicture ? picture?.getAttribute("src") : undefined;
    expect(listAttributes(document, "link[rel=preload]", "href")).toEqual(src ? [src] : []);
    if (!src) return;
    const first = /Content-Security-Policy"[^>]*><link rel="preload" as="image" fetchPriority="high"/;
    expect(html, "after the policy").toMatch(first);
    const isInlinable = src.endsWith(".svg") && parseInlineDrawing(read(src), "") !== undefined;
    expect(isInlinable, `the document could contain ${src}`).toBe(false);
  });
});

test.each(pages)("%s keeps its figures and terms in the reader views of browsers", (path) => {
  const document = openPage(path);
  const kept = [...document.querySelectorAll("main :is(dt, figcaption)")].map(textOf);
  // Readability changes the document that it reads.
  const reader = new Readability(parsePage(path), { serializer: (element) => element as Element });
  expect(textOf(reader.parse()?.content)).toSatisfy(
    (text: string) => kept.every((keptText) => text.includes(keptText)),
    kept.join(),
  );
});

test("no two pages have the same title or description", () => {
  for (const selector of ["title", "meta[name=description]"]) {
    const all = [...documents.values()].map((document) => document.querySelector(selector)?.outerHTML);
    expect(new Set(all).size, selector).toBe(paths.length);
  }
});

const { resources } = JSON.parse(read("data/datapackage.json")) as ReturnType<typeof describeDataPackage>;
test.each(resources)("$path is as the data package describes it", ({ path, dialect, rowCount, schema }) => {
  const rows = csvParse(read(`data/${path}`));
  const names = schema.fields.map(({ name }) => name);
  expect(rows.columns).toEqual(names);
  expect(rows).toHaveLength(rowCount);
  expect(dialect).toMatchObject({ header: true, delimiter: ",", lineTerminator: "\r\n" });
  const forms = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?$/, uri: /^https?:\S+$/ };
  const known = readTable("sources").map(({ id }) => id);
  const companions: string[] = [];
  for (const { name, title, description, type, format, kindField, sourcesField } of schema.fields) {
    // The description of a column is its title unless data.yaml describes it.
    for (const text of [title, description]) expect(text, name).toMatch(/\S/);
    const form = forms[(format ?? type) as keyof typeof forms] ?? /./;
    for (const row of rows.filter((candidate) => candidate[name] !== "")) {
      expect(row[name], name).toMatch(form);
      if (!kindField || !sourcesField) continue;
      const sources = row[sourcesField]?.split(";").filter(Boolean) ?? [];
      expect(row[kindField], name).toMatch(sources.length > 0 ? /./ : /^(?:reported|illustrative)$/);
      expect(known).toEqual(expect.arrayContaining(sources));
    }
    if (kindField && sourcesField) companions.push(kindField, sourcesField);
  }
  expect(names.filter((name) => /_(?:kind|sources)$/.test(name))).toEqual(companions);
});

test("crawlers get a sitemap with dates and robots.txt, phones a manifest with icons", () => {
  for (const [, date] of read("sitemap.xml").matchAll(/<lastmod>([^<]*)/g))
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(read("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\S+\/sitemap.xml\n$/);
  const { name, icons } = JSON.parse(read("manifest.webmanifest"));
  expect(name).toBe(JSON.parse(read("data/datapackage.json")).title);
  for (const { src } of icons) expect(isFile(new URL(src, "http://site/").pathname), src).toBe(true);
});
