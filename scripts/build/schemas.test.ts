import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder";
import { writeSchemas } from "./schemas";
import { writeInto } from "./site-files";

const folder = temporaryFolder();
const pathOf = (name: string) => join(folder(), "schema", name);

test("schemas are written where they are missing or stale, and untouched where they are current", () => {
  writeSchemas(pathOf("."));
  expect(readdirSync(pathOf("."))).toContain("product.json");
  const current = readFileSync(pathOf("brands.json"), "utf8");
  writeInto(folder(), "schema/brands.json", "{}");
  utimesSync(pathOf("product.json"), 0, 0);
  writeSchemas(pathOf("."));
  expect(readFileSync(pathOf("brands.json"), "utf8")).toBe(current);
  expect(statSync(pathOf("product.json")).mtimeMs).toBe(0);
});

test("a folder that cannot be written is a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  writeInto(folder(), "schema", "");
  writeSchemas(pathOf("."));
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Editors get no schemas of the content: E\w+: /));
  warn.mockRestore();
});
