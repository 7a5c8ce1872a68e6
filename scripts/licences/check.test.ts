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
])("%s does not", (license) => {
  expect(findFault({ ...fine, license })).toBe(
    `x 1.0.0 has the licence ${license}, which is not on the list`,
  );
});

test("a package without a licence is named", () => {
  expect(findFault({ name: "x", version: "1.0.0" })).toBe("x 1.0.0 names no licence");
});

test("an install script needs leave", () => {
  expect(findFault({ ...fine, hasInstallScript: true })).toContain("wants to run a script");
  expect(findFault({ ...fine, name: "fsevents", hasInstallScript: true })).toBeUndefined();
});

test("a tool may have a licence by name, and no other", () => {
  const citeproc = { ...fine, name: "citeproc" };
  expect(findFault({ ...citeproc, license: "CPAL-1.0 OR AGPL-1.0" })).toBeUndefined();
  expect(findFault({ ...citeproc, license: "AGPL-1.0" })).toContain("not on the list");
  expect(findFault({ ...fine, license: "CPAL-1.0 OR AGPL-1.0" })).toContain("not on the list");
});
