import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../../../tests/trial-content";
import { readEdition } from "../../edition/edition";
import { writeCff } from "./cff";
import { citeReport } from "./citation";

test("CITATION.cff has every field that the format demands", () => {
  const result = readEdition(contentFolder);
  if (!result.ok) throw new Error(result.message);
  expect(parse(writeCff(citeReport(result.edition), "https://report.example"))).toMatchObject({
    "cff-version": "1.2.0",
    message: expect.any(String),
    title: expect.any(String),
    authors: [{ name: expect.any(String) }],
    "date-released": expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    "preferred-citation": {
      type: "report",
      authors: [{ name: expect.any(String) }],
      url: expect.stringMatching(/^https:/),
    },
  });
});
