import { expect, test } from "vitest";
import { findStaleCitation } from "./stale-citation";

const cff = (version: string, preferred: string) =>
  `version: ${version}\ndate-released: 2026-11-24\npreferred-citation:\n  year: 2026\n  month: 11\n  version: ${preferred}\n`;

test.each([
  ["1.2.0", "1.2.0", "2026-11-24", undefined],
  ["1.2.0", "1.2.0", "2026-11", undefined],
  ["1.2.0", "1.1.0", "2026-11-24", "version 1.2.0 and 1.1.0 (expected 1.2.0)"],
  ["1.2.0", "1.2.0", "2026-11-25", "date-released 2026-11-24 (expected 2026-11-25)"],
  [
    "1.2.0",
    "1.2.0",
    "2027-01",
    "date-released 2026-11-24 (expected 2027-01), year 2026 (expected 2027), month 11 (exp",
  ],
])(
  "CITATION.cff with versions %s and %s, for a report of %3$s: %4$s",
  (version, preferred, published, stale) => {
    const found = findStaleCitation(cff(version, preferred), { version: "1.2.0", published });
    expect(found).toEqual(stale && expect.stringContaining(stale));
  },
);
