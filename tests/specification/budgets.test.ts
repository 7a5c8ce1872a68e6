import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import budgets from "../../budgets.json";
import { dist } from "../../scripts/command";
import { openPage } from "../document";
import { fileOf, notFoundPages, pages, read } from "../site";

test.each([...pages, ...notFoundPages])("%s is within its budget, in compressed bytes", (address) => {
  const sizeOf = (file: string) => statSync(join(dist, `${file}.br`)).size;
  const scripts = [...new Set(read(fileOf(address)).match(/assets\/[\w.-]+\.js/g))];
  const script = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
  const pageBudget = (budgets as Record<string, Partial<typeof budgets.everyPage>>)[address];
  const limit = { ...budgets.everyPage, ...pageBudget };
  expect(sizeOf(fileOf(address))).toBeLessThanOrEqual(limit.html);
  expect(script).toBeLessThanOrEqual(limit.script);
});

test.each([...pages, ...notFoundPages])("%s needs no font file for a few letters", (address) => {
  const letters = [...(openPage(address).body.textContent ?? "")].map((letter) => letter.codePointAt(0) ?? 0);
  const isUsed = (range: string) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return letters.some((letter) => letter >= first && letter <= last);
  };
  const faces = [...read(fileOf(address)).matchAll(/([\w-]+)-.{8}\.woff2[^}]*unicode-range:([^;}]+)/g)];
  const used = faces.filter(([, , ranges = ""]) => ranges.split(",").some(isUsed));
  expect(used.map(([, file]) => file)).toEqual(["figtree"]);
});
