import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { readPictures } from "../content/pictures";
import { listPictureFiles, toPictureRef } from "../report/pictures";
import { embedBitmap, renderPreview } from "./link-preview";

const root = mkdtempSync(join(tmpdir(), "preview-"));
mkdirSync(join(root, "pictures"));

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

async function renderPicture(file: string, content: Uint8Array | string, title = "Dino Bandages") {
  writeFileSync(join(root, "pictures", file), content);
  const pictures = await readPictures(root, [file]);
  const [picture] = listPictureFiles(toPictureRef({ file, alt: "" }, pictures), pictures);
  if (!picture) throw new Error("no picture was written");
  return renderPreview({ title, reportName: "Report", image: await embedBitmap(picture) });
}

test("renderPreview shows a photograph", async () => {
  const photograph = sharp({ create: { width: 900, height: 1200, channels: 3, background: "#1f9a4c" } });
  const preview = sharp(await renderPicture("photo.jpg", await photograph.jpeg().toBuffer()));
  expect(await preview.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const middle = await preview.extract({ left: 909, top: 269, width: 1, height: 1 }).raw().toBuffer();
  expect(Math.abs((middle[1] ?? 0) - 0x9a)).toBeLessThan(8);
});

test("renderPreview keeps previews small enough for messengers", async () => {
  const noise = sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } });
  const png = await noise.png().toBuffer();
  const image = `<image width="600" height="600" href="data:image/png;base64,${png.toString("base64")}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">${image}</svg>`;
  for (const [file, content] of [
    ["noise.png", png],
    ["noise.svg", drawing],
    ["millimeters.svg", drawing.replace(/viewBox.*/, 'width="60mm" height="60mm"/>')],
  ] as const)
    expect((await renderPicture(file, content)).length, file).toBeLessThan(300_000);
});

test.each([
  "Donaudampfschifffahrtselektrizitaetenhauptbetriebswe",
  "Adhesive Bandages for Minor Cuts & Scrapes, ".repeat(4),
])("renderPreview wraps a long title next to the picture without cropping it: %s", async (title) => {
  const preview = await renderPicture("square.svg", square, title);
  const isEmpty = async (left: number, top: number, width: number, height: number) => {
    const part = await sharp(preview).extract({ left, top, width, height }).png().toBuffer();
    return (await sharp(part).stats()).channels.every(({ stdev }) => stdev < 1);
  };
  // The area below the title ends above the strip, whose JPEG artifacts extend by up to 16 pixels.
  const surroundings = [isEmpty(0, 0, 640, 10), isEmpty(0, 510, 640, 10), isEmpty(640, 100, 30, 300)];
  expect(await Promise.all(surroundings), "above, below and next to the title").toEqual([true, true, true]);
  expect(await isEmpty(680, 40, 460, 450), "the picture fills its area").toBe(true);
  expect(await isEmpty(80, 240, 400, 60)).toBe(false);
});

test.each(["ضمادات", "Bandages 🩹"])(
  "renderPreview omits a title with characters that its fonts lack: %s",
  async (title) => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const preview = await renderPicture("square.svg", square, title);
    expect(log.mock.calls.join()).toContain(title);
    log.mockRestore();
    expect(preview).toEqual(await renderPicture("square.svg", square, ""));
  },
);
