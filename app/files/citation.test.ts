import { expect, test } from "vitest";
import type { Report } from "../report/report";
import { type Citation, citeReport, writeBibtex, writeCsl, writeRis, writeText } from "./citation";

const citation: Citation = {
  key: "report-2025",
  title: "50% of {this} & that_one",
  author: "Society of A & B",
  publisher: "Society of A & B",
  version: "1.2.0",
  published: "2026-11-20",
  url: "https://example.org/",
};

test("the author is the one in report.yaml, or else the publisher", () => {
  const edition = { title: "Report", publisher: { name: "Publisher" }, address: "https://example.org" };
  const authorOf = (given: object) => citeReport({ edition: { ...edition, ...given } } as Report).author;
  expect([authorOf({ author: "Author" }), authorOf({})]).toEqual(["Author", "Publisher"]);
});

test("as text: author, date, title, version and address", () => {
  expect(writeText(citation)).toBe(
    "Society of A & B (November 20, 2026). 50% of {this} & that_one. Version 1.2.0. https://example.org/",
  );
});

test("BibTeX keeps names whole and escapes its special characters", () => {
  const bibtex = writeBibtex(citation);
  expect(bibtex).toMatch(/^@techreport\{report-2025,\n(?: {2}\w+ = .+,\n)+ {2}url = \{.+\}\n\}\n$/u);
  expect(bibtex).toContain("author = {{Society of A \\& B}},");
  expect(bibtex).toContain("title = {{50\\% of \\{this\\} \\& that\\_one}},");
  expect(bibtex).toContain("month = nov,");
});

test("RIS has a tag a line and a comma after an institution, which EndNote would split otherwise", () => {
  const lines = writeRis(citation).split("\r\n");
  expect(lines.at(0)).toBe("TY  - RPRT");
  expect(lines.slice(-2)).toEqual(["ER  - ", ""]);
  expect(lines).toContain("AU  - Society of A & B,");
  expect(writeRis({ ...citation, author: "Doe, Jane" })).toContain("\r\nAU  - Doe, Jane\r\n");
});

test("CSL-JSON names the institution and the whole date", () => {
  const [item] = JSON.parse(writeCsl(citation));
  expect(item).toMatchObject({ author: [{ literal: citation.author }], version: "1.2.0", URL: citation.url });
  expect(item.issued).toEqual({ "date-parts": [[2026, 11, 20]] });
});
