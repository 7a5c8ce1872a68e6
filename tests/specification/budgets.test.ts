import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import budgets from "../../budgets.json";
import { root } from "../../scripts/command";
import { fileOf, lostPages, pages, read } from "../site";

test.each([...pages, ...lostPages])("%s is within its budget, in compressed bytes", (address) => {
  const sizeOf = (file: string) => statSync(join(root, "dist", `${file}.br`)).size;
  const scripts = [...new Set(read(fileOf(address)).match(/assets\/[\w.-]+\.js/g))];
  const script = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
  const own = (budgets as Record<string, Partial<typeof budgets.everyPage>>)[address];
  const limit = { ...budgets.everyPage, ...own };
  expect(sizeOf(fileOf(address))).toBeLessThanOrEqual(limit.html);
  expect(script).toBeLessThanOrEqual(limit.script);
});
