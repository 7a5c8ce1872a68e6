import { Cite } from "@citation-js/core";
import { editionIn } from "../../../tests/trial-content";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-csl";
import "@citation-js/plugin-ris";
import { describe, expect, test } from "vitest";
import { type Citation, listCitations } from "./citation";
import { writeBibtex, writeCsl, writeRis, writeText } from "./forms";

const edition = editionIn();
const citations = listCitations(edition);

const forms = { BibTeX: writeBibtex, RIS: writeRis, "CSL-JSON": writeCsl };

function read(text: string) {
  const { data } = new Cite(text);
  expect(data).toHaveLength(1);
  const [item = {}] = data;
  const issued = item.issued as { "date-parts": number[][] };
  const [year, month] = issued["date-parts"][0] ?? [];
  const [name = {}] = item.author as { literal?: string; family?: string; given?: string }[];
  const author = name.literal ?? [name.given, name.family].filter(Boolean).join(" ");
  return { title: item.title, author, year, month, url: item.URL };
}

const odd: Citation = {
  fileName: "shaped-bandage-report",
  key: "odd",
  type: "figure",
  title: "50% of {this} & that_one cost $4-15 #1 ~ ^ \\ <ÄÖ>",
  partOf: "A & B",
  author: "Society of A & B",
  version: "1.2.0",
  published: "2026-11-20",
  language: "en",
  license: "https://example.org/license",
  path: "/odd",
  url: "https://example.org/odd",
};

describe.each(Object.entries(forms))("%s", (_, write) => {
  test.each(citations.map((citation) => [citation.key, citation] as const))(
    "of %s can be read back",
    (_, citation) => {
      const { title, author, published, url } = citation;
      const [year, month] = published.split("-").map(Number);
      expect(read(write(citation))).toEqual({ title, author, year, month, url });
    },
  );

  test("escapes the format's special characters", () => {
    expect(read(write(odd)).title).toBe(odd.title);
    expect(read(write(odd)).author).toBe(odd.author);
  });

  test("accepts a year without a month", () => {
    const { year, month } = read(write({ ...odd, published: "2026" }));
    expect([year, month]).toEqual([2026, undefined]);
  });
});

test("a citation as text has author, date, title, container, version and URL", () => {
  expect(writeText({ ...odd, title: "Own shapes lead" })).toBe(
    "Society of A & B (November 20, 2026). Figure: Own shapes lead. In: A & B. Version 1.2.0. https://example.org/odd",
  );
});

test("a citation as text adds no period after a question mark", () => {
  expect(writeText({ ...odd, type: "page", title: "Who leads?" })).toContain("2026). Who leads? In:");
});

test("a citation has the day, too, in RIS and CSL-JSON", () => {
  expect(writeRis(odd)).toContain("\r\nPY  - 2026\r\nDA  - 2026/11/20\r\n");
  expect(JSON.parse(writeCsl(odd))[0].issued).toEqual({ "date-parts": [[2026, 11, 20]] });
});
