import sharp from "sharp";
import { expect, test } from "vitest";
import { paper } from "./paint";
import { encode, render, renderPng } from "./png";

const square = (paint: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2" fill="#102030"/><rect width="1" height="1" fill="${paint}"/></svg>`;
const pixelsOf = async (png: Uint8Array) => [...(await sharp(png).raw().toBuffer())];
const orange = [255, 128, 0];
const blank = [16, 32, 48];

test("a PNG has the drawing's colors and no alpha channel", async () => {
  const png = await renderPng(square("#ff8000"), 2);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 2, height: 2, hasAlpha: false });
  expect(await pixelsOf(png)).toEqual([...orange, ...blank, ...blank, ...blank]);
});

test("an overlay is drawn at its position", async () => {
  const ground = await render(square("#102030"), 2);
  const dot = square("#ff8000").replace('width="2" height="2"', 'width="1" height="1"');
  const raster = await render(dot, 1);
  const png = await encode(ground, { raster, x: 1, y: 1 });
  expect(await pixelsOf(png)).toEqual([...blank, ...blank, ...blank, ...orange]);
  expect(await pixelsOf(await encode(ground))).toEqual([...blank, ...blank, ...blank, ...blank]);
});

test("the background is the color of paper", async () => {
  const png = await renderPng('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 1);
  expect(Buffer.from(await pixelsOf(png)).toString("hex")).toBe(paper.slice(1));
});
