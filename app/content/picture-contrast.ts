import sharp from "sharp";
import { decodeOptions } from "./decode-options";

/** The color of pages in the dark theme, as in app/styles/tokens.css. */
export const darkPageColor = "#1b1613";

/** The minimum contrast of graphics in WCAG 1.4.11. */
const minContrast = 3;

/** The width and height in pixels at which the contrast is measured. */
const sampleSize = 24;

/**
 * Returns whether a picture is hard to see in the dark theme: it has transparent parts, and the average contrast of its
 * visible parts with the page is below 3:1.
 */
export async function isHardToSeeInDarkTheme(bytes: Uint8Array): Promise<boolean> {
  const { data } = await sharp(bytes, decodeOptions)
    .resize(sampleSize, sampleSize, { fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let totalAlpha = 0;
  let totalLuminance = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index, index + 4);
    totalAlpha += alpha;
    totalLuminance += alpha * relativeLuminance(red, green, blue);
  }
  const isOpaque = totalAlpha > 0.99 * 255 * (data.length / 4);
  if (isOpaque || totalAlpha === 0) return false;
  const [red = 0, green = 0, blue = 0] = Buffer.from(darkPageColor.slice(1), "hex");
  return (totalLuminance / totalAlpha + 0.05) / (relativeLuminance(red, green, blue) + 0.05) < minContrast;
}

/** Returns the relative luminance of a color as WCAG defines it, from 0 to 1. */
function relativeLuminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
