import { expect, test } from "vitest";
import { findFault } from "./check";

const fine = { name: "x", version: "1.0.0", license: "MIT" };

test.each(["MIT", "(MIT OR GPL-3.0-only)", "MIT AND ISC", "(BSD-2-Clause OR MIT OR Apache-2.0)"])(
  "%s fits",
  (license) => {
    expect(findFault({ ...fine, license })).toBeUndefined();
  },
);

test.each([
  "GPL-3.0-only",
  "LGPL-3.0-or-later",
  "MIT AND GPL-2.0-only",
  "UNLICENSED",
  "SEE LICENSE IN x",
  "",
])("%s does not fit", (license) => {
  expect(findFault({ ...fine, license })).toBe(
    `x 1.0.0 has the license ${license}, which is not in scripts/licences/check.ts`,
  );
});

test("a package without a license has a problem", () => {
  expect(findFault({ name: "x", version: "1.0.0" })).toBe("x 1.0.0 names no license");
});

test("an install script must be allowed", () => {
  expect(findFault({ ...fine, hasInstallScript: true })).toContain("has an install script");
  expect(findFault({ ...fine, name: "fsevents", hasInstallScript: true })).toBeUndefined();
});

test("a tool may have its own additional license only", () => {
  const citeproc = { ...fine, name: "citeproc" };
  expect(findFault({ ...citeproc, license: "CPAL-1.0 OR AGPL-1.0" })).toBeUndefined();
  expect(findFault({ ...citeproc, license: "AGPL-1.0" })).toContain("which is not in");
  expect(findFault({ ...fine, license: "CPAL-1.0 OR AGPL-1.0" })).toContain("which is not in");
});
