import { expect, test } from "vitest";
import { findFault, fits } from "./check";

const fine = { name: "x", version: "1.0.0", licence: "MIT", hasInstallScript: false, isTool: false };

test.each(["MIT", "mit", "(MIT OR GPL-3.0)", "MIT AND ISC", "(BSD-2-Clause OR MIT OR Apache-2.0)"])(
  "%s fits",
  (text) => {
    expect(fits(text)).toBe(true);
  },
);

test.each(["GPL-3.0-only", "AGPL-3.0", "MIT AND GPL-2.0", "UNLICENSED", "SEE LICENSE IN x", ""])(
  "%s does not",
  (text) => {
    expect(fits(text)).toBe(false);
  },
);

test("a package without a fitting licence is named", () => {
  expect(findFault(fine)).toBeUndefined();
  expect(findFault({ ...fine, licence: undefined })).toBe("x 1.0.0 names no licence");
  expect(findFault({ ...fine, licence: "SSPL-1.0" })).toContain("x 1.0.0 has the licence SSPL-1.0");
});

test("an install script needs leave", () => {
  expect(findFault({ ...fine, hasInstallScript: true })).toContain("wants to run a script");
  expect(findFault({ ...fine, name: "fsevents", hasInstallScript: true })).toBeUndefined();
});

test("a tool may have leave that what we publish has not", () => {
  const citeproc = { ...fine, name: "citeproc", licence: "CPAL-1.0 OR AGPL-1.0" };
  expect(findFault({ ...citeproc, isTool: true })).toBeUndefined();
  expect(findFault(citeproc)).toContain("not on the list");
  expect(findFault({ ...citeproc, licence: "AGPL-1.0", isTool: true })).toContain("not on the list");
});
