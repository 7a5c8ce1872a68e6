import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { boxSize } from "../art/model";
import type { SiteFile } from "./site-file";

const scaled = (root: string, file: string, scale: number) =>
  sharp(path.join(root, "pictures", file))
    .rotate()
    .resize(boxSize * scale, boxSize * scale, { fit: "contain", background: "#0000" });

/** A photograph instead of a drawing, in its size and twice as large. It is shown whole, on a transparent background. */
export function makeOwnPicture(root: string, file: string): [single: SiteFile, double: SiteFile] {
  const bytes = readFileSync(path.join(root, "pictures", file));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const stem = path.parse(file).name.toLowerCase();
  const atScale = (scale: number): SiteFile => ({
    path: `/art/${stem}-${boxSize * scale}.${hash}.webp`,
    body: () => scaled(root, file, scale).webp({ quality: 80 }).toBuffer(),
  });
  return [atScale(1), atScale(2)];
}

/** A photograph as SVG, to be part of a drawing. */
export async function embedOwnPicture(root: string, file: string) {
  const png = (await scaled(root, file, 2).png().toBuffer()).toString("base64");
  const svg = `<svg><image href="data:image/png;base64,${png}" width="${boxSize}" height="${boxSize}"/></svg>`;
  return { svg, width: boxSize, height: boxSize };
}
