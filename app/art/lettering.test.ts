import { expect, it } from "vitest";
import { placeGlyphs, traceGlyph } from "./face";
import { fitLines, measure } from "./lettering";

const fit = { width: 160, height: 90, lines: 3, largest: 34, smallest: 15 };

it("sets a short name on one line at the largest size", () => {
  expect(fitLines("Hearts", fit)).toEqual({ lines: ["Hearts"], size: 34 });
});

it("breaks between words, into lines of similar length", () => {
  expect(fitLines("BAND-AID Star Wars Bandages", fit).lines).toEqual(["BAND-AID", "Star Wars", "Bandages"]);
});

it("breaks a long compound after its hyphen", () => {
  const { lines } = fitLines("Heart-shaped bandages", { ...fit, width: 130 });
  expect(lines).toEqual(["Heart-", "shaped", "bandages"]);
});

it("ends in an ellipsis if the text does not fit at the smallest size", () => {
  const { lines, size } = fitLines("word ".repeat(60), fit);
  expect(size).toBe(fit.smallest);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(fit.width);
});

it("draws letters of either file of a face, and no box", () => {
  const outlines = [..."Łódź"].map((letter) => placeGlyphs(letter, "serif").glyphs.map(traceGlyph).join());
  expect(outlines.map((d) => d.length > 50)).toEqual([true, true, true, true]);
  const box = placeGlyphs("💓", "serif").glyphs.map(traceGlyph).join();
  expect(outlines).not.toContain(box);
  expect(new Set(outlines).size).toBe(4);
});
