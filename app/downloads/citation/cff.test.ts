import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "../../content/trial-content";
import { readEdition } from "../../edition/edition";
import { writeCff } from "./cff";
import { citeReport } from "./citation";

const committed = readFileSync(fileURLToPath(new URL("../../../CITATION.cff", import.meta.url)), "utf8");

test("CITATION.cff is what npm run citation writes", () => {
  const result = readEdition(contentFolder);
  if (!result.ok) throw new Error(result.message);
  expect(committed).toBe(writeCff(citeReport(result.edition)));
});

test("it has every field that the format demands", () => {
  expect(parse(committed)).toMatchObject({
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
