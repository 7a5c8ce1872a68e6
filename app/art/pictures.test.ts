import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { measure } from "./lettering";
import { drawBandage, drawPack, drawScene, type PackForm, type Picture } from "./pictures";
import { samplePacks, sampleScene } from "./sample";
import { sceneKeys } from "./scene-data";
import { isDrawn, shapeKeys, warnOfShape } from "./shapes";

const largestPicture = 6000;
const forms: readonly PackForm[] = ["tin", "slide-tin", "carton", "box", "pouch"];

function drawAll(): [name: string, picture: Picture][] {
  return [
    ...shapeKeys.map((shape): [string, Picture] => [`bandage ${shape}`, drawBandage({ shape })]),
    ["bandage of an unknown shape", drawBandage({ shape: "submarine" })],
    ...samplePacks.flatMap((pack) =>
      forms.map((form): [string, Picture] => [`${form} of ${pack.shape}`, drawPack({ ...pack, form })]),
    ),
    ...sceneKeys.map((key): [string, Picture] => [`scene ${key}`, drawScene(key, sampleScene)]),
  ];
}

/** The first tag that is not closed in its turn, or nothing. */
function findUnclosedTag(svg: string): string | undefined {
  const open: string[] = [];
  for (const [, closing, name = "", selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return name;
  }
  return open.at(-1);
}

const pictures = drawAll();

describe.each(pictures)("%s", (_, { svg, width, height }) => {
  it("is a complete document of its size", () => {
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect(svg).toContain(`width="${width}" height="${height}"`);
    const [left = 0, top = 0, across = 0, down = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "")
      .split(" ")
      .map(Number);
    // Room for shadows is the same on all sides, so the drawing stays in the middle.
    expect([across, down]).toEqual([width - 2 * left, height - 2 * top]);
  });

  it("is well-formed", () => {
    expect(findUnclosedTag(svg)).toBeUndefined();
    expect(svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, "")).toBe("");
  });

  it("holds numbers only where numbers belong", () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  it("brings no style, script or address from elsewhere", () => {
    expect(svg).not.toMatch(/\sstyle=|<style|<script|<image|<text|href="(?!#)|url\((?!#)/);
  });

  it("has ids that are unique, and uses those and no others", () => {
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
    expect(new Set(used)).toEqual(new Set(ids));
  });

  it("stays within its bytes", () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(largestPicture);
  });
});

describe("a shape nobody has drawn", () => {
  it("shows as a plain strip, and says so", () => {
    expect(isDrawn("submarine")).toBe(false);
    expect(warnOfShape("submarine")).toMatch(/submarine.*plain strip/);
    expect(drawBandage({ shape: "submarine" })).toEqual(drawBandage({ shape: "toString" }));
  });

  it("is no matter for a drawn one", () => {
    expect(warnOfShape("heart")).toBeUndefined();
    expect(drawBandage({ shape: "heart" }).svg).not.toBe(drawBandage({ shape: "submarine" }).svg);
  });

  it("takes a place in the hero that is free", () => {
    const [first, ...others] = sampleScene.products;
    const withUnknown = {
      ...sampleScene,
      products: [...others, { ...first, shape: "submarine" } as (typeof others)[0]],
    };
    const clips = (svg: string) => svg.match(/<clipPath/g)?.length;
    expect(clips(drawScene("hero", withUnknown).svg)).toBe(clips(drawScene("hero", sampleScene).svg));
  });
});

describe("the name on a pack", () => {
  const pack = { shape: "heart", form: "tin", count: "24 bandages" } as const;

  it("is drawn, so that markup in it is only letters", () => {
    const { svg } = drawPack({ ...pack, name: '<script>&"' });
    expect(svg).not.toMatch(/script|&/);
    expect(findUnclosedTag(svg)).toBeUndefined();
  });

  it.each(forms)("is shortened rather than run over the edge of a %s", (form) => {
    const name = "Extraordinarily ".repeat(20);
    const long = drawPack({ ...pack, form, name });
    const longWord = drawPack({ ...pack, form, name: "W".repeat(200) });
    for (const { svg } of [long, longWord]) {
      expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(largestPicture);
      expect(widestLine(svg)).toBeLessThan(260);
    }
  });

  it("may be of letters the table does not know", () => {
    expect(drawPack({ ...pack, name: "Pansements cœur 絆創膏 é" }).svg).not.toMatch(/NaN|undefined/);
  });

  it("may be empty", () => {
    expect(findUnclosedTag(drawPack({ ...pack, name: "", count: "" }).svg)).toBeUndefined();
  });
});

/** Width of the longest line of lettering, in pixels of the picture: last glyph's start times its scale. */
function widestLine(svg: string): number {
  const lines = [
    ...svg.matchAll(/<path d="([^"]+)" fill="#[0-9a-f]{6}" transform="translate\([^)]*\)scale\(([\d.]+)\)"/g),
  ];
  return Math.max(
    ...lines.map(
      ([, d = "", scale]) =>
        Math.max(...[...d.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x))) * Number(scale),
    ),
  );
}

it("measures a line by its letters", () => {
  expect(measure("", 20)).toBe(0);
  expect(measure("ab", 20)).toBeGreaterThan(measure("a", 20));
  expect(measure("a", 40)).toBeCloseTo(2 * measure("a", 20));
});
