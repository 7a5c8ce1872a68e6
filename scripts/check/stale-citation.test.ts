import { expect, test } from "vitest";
import { findStaleCitation } from "./stale-citation";

test("CITATION.cff must name the report's version in both places", () => {
  const cff = (preferred: string) => `version: 1.2.0\npreferred-citation:\n  version: ${preferred}\n`;
  expect(findStaleCitation(cff("1.2.0"), "1.2.0")).toBeUndefined();
  expect(findStaleCitation(cff("1.1.0"), "1.2.0")).toContain(
    "names version 1.2.0 and 1.1.0; the report has 1.2.0",
  );
});
