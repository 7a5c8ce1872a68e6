import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import budgets from "../../budgets.json";
import { dist } from "../../scripts/command";
import { openPage } from "../document";
import { fileOf, notFoundPages, pages, read } from "../site";

test.each([...pages, ...notFoundPages])("%s and its scripts are within their budgets", (path) => {
  const sizeOf = (file: string) => statSync(join(dist, `${file}.br`)).size;
  const scripts = [...new Set(read(fileOf(path)).match(/assets\/[\w.-]+\.js/g))];
  const script = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
  const pageBudget = (budgets as Record<string, Partial<typeof budgets.everyPage>>)[path];
  const limit = { ...budgets.everyPage, ...pageBudget };
  expect(sizeOf(fileOf(path))).toBeLessThanOrEqual(limit.html);
  expect(script).toBeLessThanOrEqual(limit.script);
});

test.each([...pages, ...notFoundPages])("%s needs only the main font file", (path) => {
  const codePoints = [...(openPage(path).body.textContent ?? "")].map(
    (character) => character.codePointAt(0) ?? 0,
  );
  const isUsed = (range: string) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return codePoints.some((codePoint) => codePoint >= first && codePoint <= last);
  };
  const faces = [...read(fileOf(path)).matchAll(/([\w-]+)-.{8}\.woff2[^}]*unicode-range:([^;}]+)/g)];
  const used = faces.filter(([, , ranges = ""]) => ranges.split(",").some(isUsed));
  expect(used.map(([, file]) => file)).toEqual(["figtree"]);
});
