import { expect, test } from "@playwright/test";
import { findContradictions } from "../parity/check";
import { readSite } from "../parity/read-site";
import { tableNames } from "../parity/site";
import { fixtureSite } from "../sites";

test("charts, tables, files, alternative texts and sentences agree in the built site", () => {
  const site = readSite(fixtureSite);
  expect(tableNames(site).length).toBeGreaterThan(15);
  expect(findContradictions(site)).toEqual([]);
});
