import { createRequire } from "node:module";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { paper } from "./paint";

/** A rendered drawing: rows of pixels of four bytes each. */
export type Raster = Awaited<ReturnType<typeof render>>;

const require = createRequire(import.meta.url);
const rightToLeftFonts = [
  "hebrew/700Bold/NotoSansHebrew_700Bold.ttf",
  "arabic/700Bold/NotoSansArabic_700Bold.ttf",
].map((file) => require.resolve(`@expo-google-fonts/noto-sans-${file}`));

/** Renders an SVG whose text is outlines to PNG; see `render` and `encode`. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  return encode(await render(svg, width));
}

/**
 * Renders an SVG on paper without the machine's fonts, so that the result is the same everywhere. Text is outlines, but for
 * Hebrew and Arabic.
 *
 * @param width in pixels; the height follows from the drawing
 */
export async function render(svg: string, width: number) {
  const { height, pixels } = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false, fontFiles: svg.includes("<text") ? rightToLeftFonts : [] },
    background: paper,
  });
  return { width, height, rgba: pixels };
}

/** Encodes a PNG. sharp does it in a worker thread, and a third smaller than resvg. `x` and `y`: the left and top edges. */
export function encode(
  ground: Raster,
  overlay?: { raster: Raster; x: number; y: number },
): Promise<Uint8Array> {
  const picture = sharp(ground.rgba, { raw: rawFormat(ground) });
  if (overlay) {
    const { raster, x, y } = overlay;
    picture.composite([{ input: raster.rgba, raw: rawFormat(raster), left: x, top: y }]);
  }
  return picture.removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

function rawFormat({ width, height }: Raster) {
  return { width, height, channels: 4 } as const;
}
