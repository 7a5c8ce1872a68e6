import { expect, test } from "vitest";
import { parse } from "yaml";
import { editionIn } from "../../../tests/trial-content";
import { writeCff } from "./cff";
import { citeReport } from "./citation";

test("CITATION.cff has every field that the format demands", () => {
  const file = writeCff(citeReport(editionIn()), { address: "https://report.example", year: 2025 });
  const authors = [{ name: expect.any(String) }];
  expect(parse(file)).toMatchObject({
    "cff-version": "1.2.0",
    ...{ message: expect.any(String), title: expect.any(String), authors },
    "date-released": expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    "preferred-citation": { type: "report", authors, url: "https://report.example/2025/" },
  });
});
