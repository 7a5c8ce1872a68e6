import { brotliCompressSync } from "node:zlib";
import { XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import type { SceneData } from "./model";
import { forms, type PackForm } from "./packs";
import { drawBandage, drawPack, drawScene, type Picture, sceneKeys } from "./pictures";
import { shapes, warnOfShape } from "./shapes";

// Invented data, so that the tests do not depend on the report's content.
const maxBytes = 6000;
const shapeKeys = [...shapes.keys()];
const packForms = Object.keys(forms) as PackForm[];

/** One large group, three small ones and an empty tier; ten products, as in the report. */
const sampleScene: SceneData = {
  products: shapeKeys.slice(0, 10).map((shape, i) => ({
    shape,
    color: ["#d8465f", "#1b9aaa", "#c98a5b", "#e0a526"][Math.max(0, i - 6)] ?? "#d8465f",
  })),
  dates: ["1920", "1956", "1982", "2012", "2019", "2025"].map((year) => ({
    year,
    label: "A license is renewed",
    isFirst: year < "1980",
  })),
  onSale: "On sale by",
  until: 2025,
  boxNames: ["Price", "÷ Count", "= Each"],
  names: ["Care Bears", "Star Wars", "Hot Wheels"].map((name, i) => ({
    name,
    owner: "A company of two lines",
    shape: shapeKeys[i] ?? "heart",
  })),
};

function drawPacks(shape: string, i: number): [name: string, picture: Picture][] {
  const name = `${shape.charAt(0).toUpperCase()}${shape.slice(1).replace("-", " ")} Bandages`;
  const pack = { shape, name, count: `${[24, 50, 100][i % 3]} bandages` };
  return packForms.map((form) => [`${form} of ${shape}`, drawPack({ ...pack, form })]);
}

const pictures: [name: string, picture: Picture][] = [
  ...shapeKeys.map((shape): [string, Picture] => [`bandage ${shape}`, drawBandage(shape)]),
  ["bandage of an unknown shape", drawBandage("submarine")],
  ...shapeKeys.flatMap(drawPacks),
  ...sceneKeys.map((key): [string, Picture] => [`scene ${key}`, drawScene(key, sampleScene)]),
];

it.each(pictures)("%s is a small, sound document without links", (_, { svg, width, height }) => {
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  expect(svg).toContain(`width="${width}" height="${height}"`);
  const [, box = ""] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const [left = 0, top = 0, across = 0, down = 0] = box.split(" ").map(Number);
  // The margin for shadows is the same on all sides, so that the drawing stays centered.
  expect([across, down]).toEqual([width - 2 * left, height - 2 * top]);

  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, "")).toBe("");
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(svg).not.toMatch(/\sstyle=|<style|<script|<image|<text|href="(?!#)|url\((?!#)/);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  expect(new Set(used)).toEqual(new Set(ids));
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(maxBytes);
});

it("a shape without a drawing shows as a plain strip and gives a warning", () => {
  expect(warnOfShape("submarine")).toMatch(/submarine.*plain strip/);
  expect(drawBandage("submarine")).toEqual(drawBandage("toString"));
});

it.each([
  ["as many as spots", shapeKeys.slice(0, 10)],
  ["an unknown shape", [...shapeKeys.slice(1, 10), "submarine"]],
  ["two of the same shape", ["heart", "giraffe", "heart"]],
  ["more than spots", [...shapeKeys, ...shapeKeys, ...shapeKeys]],
])("the hero draws all products: %s", (_, shapes) => {
  const products = shapes.map((shape) => ({ shape, color: "#d8465f" }));
  const { svg } = drawScene("hero", { ...sampleScene, products });
  expect(svg.match(/<clipPath/g)).toHaveLength(shapes.length);
});

it("a shape without a drawing gives no warning if the shape has a drawing", () => {
  expect(warnOfShape("heart")).toBeUndefined();
  expect(warnOfShape("strip")).toBeUndefined();
  expect(drawBandage("heart").svg).not.toBe(drawBandage("submarine").svg);
});

const pack = { shape: "heart", form: "tin", count: "24 bandages" } as const;

it("the name on a pack is drawn as outlines, so that markup in it has no effect", () => {
  const { svg } = drawPack({ ...pack, name: '<script>&"' });
  expect(svg).not.toMatch(/script|&/);
  expect(XMLValidator.validate(svg)).toBe(true);
});

it.each(packForms)("the name on a pack is shortened to fit the label of a %s", (form) => {
  const name = "Extraordinarily ".repeat(20);
  const long = drawPack({ ...pack, form, name });
  const longWord = drawPack({ ...pack, form, name: "W".repeat(200) });
  for (const { svg } of [long, longWord]) {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(maxBytes);
    expect(widestLine(svg)).toBeLessThan(260);
  }
});

/** Width of the longest line of lettering in pixels, up to the start of its last glyph. */
function widestLine(svg: string): number {
  const line = /<path d="([^"]+)" fill="#[0-9a-f]{6}" transform="translate\([^)]*\)scale\(([\d.]+)\)"/g;
  const starts = [...svg.matchAll(line)].flatMap(([, d = "", scale]) =>
    [...d.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x) * Number(scale)),
  );
  return Math.max(...starts);
}
