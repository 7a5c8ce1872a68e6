import { expect, test } from "vitest";
import { countPages, makeReproducible, readPageNumbers } from "./document";

/** Parts of a PDF by Chromium with three pages: a page tree of two levels, and link targets. */
const pdf = Buffer.from(
  `%PDF-1.4
1 0 obj
<</Title (Report)
/CreationDate (D:20261121001312+00'00')
/ModDate (D:20261121001312+00'00')>>
endobj
10 0 obj
<</Type /Pages
/Count 2
/Kids [3 0 R 5 0 R]
/Parent 12 0 R>>
endobj
11 0 obj
<</Type /Pages
/Count 1
/Kids [4 0 R]
/Parent 12 0 R>>
endobj
12 0 obj
<</Type /Pages
/Count 3
/Kids [10 0 R 11 0 R]>>
endobj
13 0 obj
<</summary [5 0 R /XYZ 0 842.88 0]
/use-3-1 [4 0 R /XYZ 249.75 321.63 0]>>
endobj
<</ID (node00000400)>> <</ID (node00000077)>> /Headers [(node00000400)]
`,
  "latin1",
);

test("numbers pages in the order of the page tree", () => {
  expect(countPages(pdf)).toBe(3);
  expect(readPageNumbers(pdf)).toEqual(
    new Map([
      ["summary", 2],
      ["use-3-1", 3],
    ]),
  );
});

test("replaces times and ids without moving anything", () => {
  const settled = makeReproducible(pdf, "2026-11-20").toString("latin1");
  expect(settled).toHaveLength(pdf.length);
  expect(settled.match(/D:20261120000000\+00'00'/g)).toHaveLength(2);
  expect(settled).toContain("<</ID (node00000002)>> <</ID (node00000001)>> /Headers [(node00000002)]");
});
