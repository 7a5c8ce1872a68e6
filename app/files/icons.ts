import sharp from "sharp";
import { decodeOptions } from "../content/decode-options";
import type { Pictures } from "../content/pictures";
import type { Report } from "../report/report";
import { themeColor } from "../styles/theme-colors";
import { iconPaths } from "../urls";
import type { SiteFile } from "./site-file";

/** Width and height of the icon in favicon.ico, in pixels. */
const faviconSize = 32;

/**
 * Lists the icons for browser tabs, home screens and the web app manifest. They are made from the icon in report.yaml and
 * replace those in public/. If report.yaml has no icon, the list is empty and the icons in public/ stay.
 *
 * @throws {Error} If content/pictures has no valid picture of this name, which is a bug: reading checks it.
 */
export function listIconFiles(
  { edition: { icon } }: Pick<Report, "edition">,
  pictures: Pictures,
): SiteFile[] {
  if (!icon) return [];
  const picture = pictures.get(icon.file);
  if (!picture || "problem" in picture) throw new Error(`found no picture ${icon.file} in content/pictures`);
  const { bytes, isDrawing } = picture;
  const resize = (size: number) =>
    sharp(bytes, decodeOptions).autoOrient().resize(size, size, { fit: "contain", background: "#0000" });
  const toPng = (size: number) => resize(size).png().toBuffer();
  /** Adds a background, because home screens show transparent pixels as black, and a margin on each side. */
  const toOpaquePng = (size: number, margin: number) => {
    const background = themeColor("paper");
    const sides = { top: margin, right: margin, bottom: margin, left: margin };
    return resize(size - 2 * margin)
      .flatten({ background })
      .extend({ ...sides, background })
      .png()
      .toBuffer();
  };
  return [
    { path: iconPaths.ico, body: async () => wrapInIco(await toPng(faviconSize)) },
    { path: iconPaths.svg, body: async () => (isDrawing ? bytes : wrapInSvg(await toPng(192))) },
    { path: iconPaths.appleTouch, body: () => toOpaquePng(180, 0) },
    { path: iconPaths.small, body: () => toPng(192) },
    { path: iconPaths.large, body: () => toPng(512) },
    // Systems crop maskable icons to a shape that includes at least a circle with 80% of the width.
    { path: iconPaths.maskable, body: () => toOpaquePng(512, 75) },
  ];
}

/** Wraps a PNG in an ICO file, which consists of a header, an entry for each picture, and the pictures. */
function wrapInIco(png: Uint8Array): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon
  header.writeUInt16LE(1, 4); // Number of pictures
  header.writeUInt8(faviconSize, 6);
  header.writeUInt8(faviconSize, 7);
  header.writeUInt16LE(1, 10); // Color planes
  header.writeUInt16LE(32, 12); // Bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // Offset of the picture
  return Buffer.concat([header, png]);
}

/** Wraps a PNG in an SVG, because pages link favicon.svg even if the icon is a photograph. */
function wrapInSvg(png: Buffer): Uint8Array {
  const image = `<image width="192" height="192" href="data:image/png;base64,${png.toString("base64")}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192">${image}</svg>`);
}
