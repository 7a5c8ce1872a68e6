import sharp from "sharp";
import { expect, test } from "vitest";
import { paper } from "./paint";
import { renderPng } from "./png";

test("a PNG has the drawing's colors on paper, and no alpha channel", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><rect width="1" height="1" fill="#ff8000"/></svg>';
  const png = await renderPng(svg, 2);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 2, height: 1, hasAlpha: false });
  const pixels = await sharp(png).raw().toBuffer();
  expect(pixels.toString("hex")).toBe(`ff8000${paper.slice(1)}`);
});
