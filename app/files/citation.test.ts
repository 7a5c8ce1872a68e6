import { expect, test } from "vitest";
import type { Report } from "../report/report";
import {
  type Citation,
  deriveCitation,
  formatBibtex,
  formatCitation,
  formatCsl,
  formatRis,
} from "./citation";

const citation: Citation = {
  key: "report-2025",
  title: "50% of {this} & that_one",
  authors: [{ family: "van der Doe", given: "Jane" }, { name: "Müller & Daughters, Inc." }],
  publisher: "Society of A & B",
  version: "1.2.0",
  published: "2026-11-20",
  url: "https://example.org/",
};

test("the authors are those in report.yaml, or else the publisher", () => {
  const edition = { title: "Report", publisher: { name: "Publisher" }, address: "https://example.org" };
  const authorsOf = (given: object) =>
    deriveCitation({ edition: { ...edition, ...given } } as Report).authors;
  expect(authorsOf({ authors: citation.authors })).toBe(citation.authors);
  expect(authorsOf({})).toEqual([{ name: "Publisher" }]);
});

test("as text: authors, date, title, version, publisher and address", () => {
  expect(formatCitation(citation)).toBe(
    "Jane van der Doe and Müller & Daughters, Inc. (November 20, 2026). 50% of {this} & that_one. Version 1.2.0. Society of A & B. https://example.org/",
  );
  const own = { ...citation, authors: [{ name: citation.publisher }] };
  expect(formatCitation(own)).toMatch(
    /^Society of A & B \(November 20, 2026\)\. .* Version 1\.2\.0\. https:/,
  );
});

test("BibTeX keeps names whole and escapes its special characters", () => {
  const bibtex = formatBibtex(citation);
  expect(bibtex).toMatch(/^@techreport\{report-2025,\n(?: {2}\w+ = .+,\n)+ {2}url = \{.+\}\n\}\n$/u);
  expect(bibtex).toContain("author = {van der Doe, Jane and {Müller \\& Daughters, Inc.}},");
  expect(bibtex).toContain("title = {{50\\% of \\{this\\} \\& that\\_one}},");
  expect(bibtex).toContain("month = nov,");
  const escaped = "{{\\textasciitilde{}1 \\textbackslash{} 2}}";
  expect(formatBibtex({ ...citation, title: "~1 \\ 2" })).toContain(escaped);
});

test("RIS has a tag a line, and one comma in a name: after the last name of a person, and after an institution", () => {
  const lines = formatRis(citation).split("\r\n");
  expect(lines.at(0)).toBe("TY  - RPRT");
  expect(lines.slice(-2)).toEqual(["ER  - ", ""]);
  const authors = ["AU  - van der Doe, Jane", "AU  - Müller & Daughters Inc.,"];
  expect(lines.filter((line) => line.startsWith("AU"))).toEqual(authors);
});

test("CSL-JSON tells persons from institutions and has the whole date", () => {
  const [item] = JSON.parse(formatCsl(citation));
  const author = [{ family: "van der Doe", given: "Jane" }, { literal: "Müller & Daughters, Inc." }];
  expect(item).toMatchObject({ author, version: "1.2.0", URL: citation.url });
  expect(item.issued).toEqual({ "date-parts": [[2026, 11, 20]] });
});
