import { expect, test } from "vitest";
import { parse } from "yaml";
import { editionIn } from "../../../tests/trial-content";
import { writeCff } from "./cff";
import { citeReport } from "./citation";

test("CITATION.cff has every field that the format demands", () => {
  const edition = editionIn();
  expect(
    parse(writeCff(citeReport(edition), { address: "https://report.example", year: 2025 })),
  ).toMatchObject({
    "cff-version": "1.2.0",
    message: expect.any(String),
    title: expect.any(String),
    authors: [{ name: expect.any(String) }],
    "date-released": expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    "preferred-citation": {
      type: "report",
      authors: [{ name: expect.any(String) }],
      url: "https://report.example/2025/",
    },
  });
});
