import { renderToStaticMarkup } from "react-dom/server";
import { Logo } from "../../art/logo";
import type { SiteFile } from "../../edition/site-file";
import { faviconPath } from "../../urls";
import { renderPng } from "./png";

/** `margin` is a fraction of the size. Home screens crop maskable icons. */
export const icons = [
  { path: "/icons/icon-192.png", size: 192, margin: 0.08, purpose: "any" },
  { path: "/icons/icon-512.png", size: 512, margin: 0.08, purpose: "any" },
  { path: "/icons/maskable-512.png", size: 512, margin: 0.22, purpose: "maskable" },
  { path: "/apple-touch-icon.png", size: 180, margin: 0.16 },
];

/** The icons of browsers, feed readers and home screens, with the logo. */
export function drawIcons(): SiteFile[] {
  return [
    ...icons.map(({ path, size, margin }) => ({ path, body: () => renderPng(drawIcon(margin), size) })),
    { path: faviconPath, body: writeFavicon },
  ];
}

/** An ICO file with one PNG. Browsers and feed readers ask for it without a link. */
async function writeFavicon(): Promise<Uint8Array> {
  const size = 32;
  const png = await renderPng(drawIcon(0.04), size);
  const head = Buffer.alloc(22);
  // Type 1 is an icon; then the number of pictures, and for each its size, planes, bits a pixel, length and offset.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(24, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function drawIcon(margin: number): string {
  const box = 512;
  const scale = (box * (1 - 2 * margin)) / 32;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={box} height={box} viewBox={`0 0 ${box} ${box}`}>
      <g transform={`translate(${box * margin} ${box * margin}) scale(${scale})`}>
        <Logo size={32} />
      </g>
    </svg>,
  );
}
