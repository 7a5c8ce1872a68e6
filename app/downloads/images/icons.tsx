import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Mark } from "../../art/mark";
import type { Edition } from "../../edition/edition";
import { ownPicturePath } from "../../edition/own-picture";
import type { SiteFile } from "../../edition/site-file";
import { paper } from "./paint";
import { renderPng } from "./png";

/** The icons of browsers and home screens. `margin` is a fraction of the size; home screens crop maskable icons. */
export const icons = [
  { path: "/icons/icon-192.png", size: 192, margin: 0.08, purpose: "any" },
  { path: "/icons/icon-512.png", size: 512, margin: 0.08, purpose: "any" },
  { path: "/icons/maskable-512.png", size: 512, margin: 0.22, purpose: "maskable" },
  { path: "/apple-touch-icon.png", size: 180, margin: 0.16 },
];

/** The icon files, from the edition's logo or the drawn mark. */
export function drawIcons({ report, root }: Edition): SiteFile[] {
  const { logo } = report.publication;
  return icons.map(({ path, size, margin }) => ({
    path,
    body: () => (logo ? iconOf(ownPicturePath(root, logo), size, margin) : renderPng(drawIcon(margin), size)),
  }));
}

function iconOf(file: string, size: number, margin: number): Promise<Uint8Array> {
  const edge = Math.round(size * margin);
  const inner = size - 2 * edge;
  return sharp(file, { density: 288 })
    .resize(inner, inner, { fit: "contain", background: "#0000" })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: "#0000" })
    .flatten({ background: paper })
    .png()
    .toBuffer();
}

function drawIcon(margin: number): string {
  const box = 512;
  const scale = (box * (1 - 2 * margin)) / 32;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={box} height={box} viewBox={`0 0 ${box} ${box}`}>
      <g transform={`translate(${box * margin} ${box * margin}) scale(${scale})`}>
        <Mark size={32} />
      </g>
    </svg>,
  );
}
