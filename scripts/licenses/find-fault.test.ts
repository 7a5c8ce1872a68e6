import { expect, test } from "vitest";
import { findFault, type LockedPackage } from "./find-fault";

test.each<[path: string, entry: LockedPackage, fault: string | undefined]>([
  ["x", { license: "(MIT OR GPL-3.0-only)" }, undefined],
  ["x", { license: "MIT AND GPL-2.0-only" }, 'x: the license "MIT AND GPL-2.0-only" does not fit'],
  ["a/node_modules/x", { license: "UNLICENSED" }, 'x: the license "UNLICENSED" does not fit'],
  ["x", {}, 'x: the license "" does not fit'],
  ["x", { license: "CPAL-1.0 OR AGPL-1.0" }, 'x: the license "CPAL-1.0 OR AGPL-1.0" does not fit'],
  ["citeproc", { license: "CPAL-1.0 OR AGPL-1.0" }, undefined],
  ["x", { license: "MIT", hasInstallScript: true }, "x: has an install script"],
  ["fsevents", { license: "MIT", hasInstallScript: true }, undefined],
])("%s with %j", (path, entry, fault) => {
  const folder = `node_modules/${path}`;
  expect(findFault(folder, entry)).toBe(fault);
});
