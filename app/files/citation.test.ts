import { expect, test } from "vitest";
import type { Report } from "../report/report";
import {
  type Citation,
  deriveCitation,
  formatBibtex,
  formatCitation,
  formatCsl,
  formatFigureAttribution,
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

test("deriveCitation uses the authors in report.yaml, or the publisher if there are none", () => {
  const edition = { title: "Report", publisher: { name: "Publisher" }, address: "https://example.org" };
  const deriveAuthors = (fields: object) =>
    deriveCitation({ edition: { ...edition, ...fields } } as Report).authors;
  expect(deriveAuthors({ authors: citation.authors })).toBe(citation.authors);
  expect(deriveAuthors({})).toEqual([{ name: "Publisher" }]);
});

test("formatCitation contains authors, date, title, version, publisher and URL", () => {
  expect(formatCitation(citation)).toBe(
    "Jane van der Doe and Müller & Daughters, Inc. (November 20, 2026). 50% of {this} & that_one. Version 1.2.0. Society of A & B. https://example.org/",
  );
  const writtenByPublisher = { ...citation, authors: [{ name: citation.publisher }] };
  expect(formatCitation(writtenByPublisher)).toMatch(
    /^Society of A & B \(November 20, 2026\)\. .* Version 1\.2\.0\. https:/,
  );
});

test("formatFigureAttribution contains the report, its version and license, and the URL", () => {
  const edition = { title: "Report", year: 2025, version: "1.2.0", license: { short: "CC BY 4.0" } };
  expect(formatFigureAttribution({ edition } as Report, "https://example.org/page#figure-1")).toBe(
    "Report 2025, version 1.2.0. CC BY 4.0. https://example.org/page#figure-1",
  );
});

test("formatBibtex keeps names of institutions whole and escapes special characters", () => {
  const bibtex = formatBibtex(citation);
  expect(bibtex).toMatch(/^@techreport\{report-2025,\n(?: {2}\w+ = .+,\n)+ {2}url = \{.+\}\n\}\n$/u);
  expect(bibtex).toContain("author = {van der Doe, Jane and {Müller \\& Daughters, Inc.}},");
  expect(bibtex).toContain("title = {{50\\% of \\{this\\} \\& that\\_one}},");
  expect(bibtex).toContain("month = nov,");
  const escaped = "{{\\textasciitilde{}1 \\textbackslash{} 2}}";
  expect(formatBibtex({ ...citation, title: "~1 \\ 2" })).toContain(escaped);
});

test("formatRis writes one tag per line, and one comma per name: after a last name or an institution", () => {
  const lines = formatRis(citation).split("\r\n");
  expect(lines.at(0)).toBe("TY  - RPRT");
  expect(lines.slice(-2)).toEqual(["ER  - ", ""]);
  const authors = ["AU  - van der Doe, Jane", "AU  - Müller & Daughters Inc.,"];
  expect(lines.filter((line) => line.startsWith("AU"))).toEqual(authors);
});

test("formatCsl distinguishes persons from institutions and contains the full date", () => {
  const [item] = JSON.parse(formatCsl(citation));
  const author = [{ family: "van der Doe", given: "Jane" }, { literal: "Müller & Daughters, Inc." }];
  expect(item).toMatchObject({ author, version: "1.2.0", URL: citation.url });
  expect(item.issued).toEqual({ "date-parts": [[2026, 11, 20]] });
});
