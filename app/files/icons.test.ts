import sharp from "sharp";
import { expect, test } from "vitest";
import type { Pictures } from "../content/pictures";
import type { Report } from "../report/report";
import { listIconFiles } from "./icons";
import type { SiteFile } from "./site-file";

const red = sharp({ create: { width: 64, height: 64, channels: 4, background: "#ff000080" } });
const edition = { icon: { file: "icon.png" } } as Report["edition"];
const toPictures = (bytes: Uint8Array, isDrawing: boolean) =>
  new Map([["icon.png", { bytes, isDrawing, width: 64, height: 64 }]]) as unknown as Pictures;

async function readBody({ body }: SiteFile): Promise<Uint8Array> {
  return Buffer.from(typeof body === "function" ? await body() : body);
}

test("listIconFiles returns no files for a report without an icon", () => {
  expect(listIconFiles({ edition: {} as Report["edition"] }, new Map())).toEqual([]);
});

test("the icon of the content is rendered in the size of each file", async () => {
  const files = listIconFiles({ edition }, toPictures(await red.png().toBuffer(), false));
  const sizes: Record<string, [width: number | undefined, hasAlpha: boolean | undefined]> = {};
  for (const file of files.filter(({ path }) => !path.endsWith(".ico"))) {
    const { width, height, hasAlpha } = await sharp(await readBody(file)).metadata();
    expect(width, file.path).toBe(height);
    sizes[file.path] = [width, hasAlpha];
  }
  expect(sizes).toEqual({
    "/favicon.svg": [192, true],
    "/apple-touch-icon.png": [180, false],
    "/icons/icon-192.png": [192, true],
    "/icons/icon-512.png": [512, true],
    "/icons/maskable-512.png": [512, false],
  });
});

test("favicon.ico contains the icon as a PNG of 32 pixels, at the offset in its entry", async () => {
  const [file] = listIconFiles({ edition }, toPictures(await red.png().toBuffer(), false));
  const ico = Buffer.from(await readBody(file as SiteFile));
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png).toHaveLength(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});

test("favicon.svg is the icon itself if it is a drawing", async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  );
  const files = listIconFiles({ edition }, toPictures(drawing, true));
  const svg = files.find(({ path }) => path === "/favicon.svg") as SiteFile;
  expect(Buffer.from(await readBody(svg))).toEqual(drawing);
});
