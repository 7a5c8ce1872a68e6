import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { render, renderOver, renderPng } from "./png";

const square = (paint: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2" fill="#102030"/><rect width="1" height="1" fill="${paint}"/></svg>`;

describe("a rendered picture", () => {
  it("holds the drawing's colours, row by row", async () => {
    const png = Buffer.from(await renderPng(square("#ff8000"), 2));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2]);
    const data = png.indexOf("IDAT");
    const scanlines = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
    expect([...scanlines]).toEqual([0, 255, 128, 0, 16, 32, 48, 0, 16, 32, 48, 16, 32, 48]);
  });

  it("is the same every time", async () => {
    const [one, other] = await Promise.all([renderPng(square("red"), 20), renderPng(square("red"), 20)]);
    expect(one).toEqual(other);
  });

  it("is laid over another one at its place", async () => {
    const ground = await render(square("#102030"), 2);
    const [, ...piece] = (await render(square("#ff8000"), 1)).scanlines;
    const blank = [16, 32, 48];
    expect(piece).toHaveLength(3);
    const laid = await renderOver(ground, { svg: square("#ff8000"), width: 1, x: 1, y: 1 });
    expect([...laid.scanlines]).toEqual([0, ...blank, ...blank, 0, ...blank, ...piece]);
    expect([...ground.scanlines]).toEqual([0, ...blank, ...blank, 0, ...blank, ...blank]);
  });

  it("must be opaque", async () => {
    const hole = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';
    await expect(renderPng(hole, 2)).rejects.toThrow("not opaque");
  });
});
