import { renderToStaticMarkup } from "react-dom/server";
import { Logo } from "../../art/logo";
import type { SiteFile } from "../../edition/site-file";
import { renderPng } from "./png";

/** `margin` is a fraction of the size. Home screens crop maskable icons. */
export const icons = [
  { path: "/icons/icon-192.png", size: 192, margin: 0.08, purpose: "any" },
  { path: "/icons/icon-512.png", size: 512, margin: 0.08, purpose: "any" },
  { path: "/icons/maskable-512.png", size: 512, margin: 0.22, purpose: "maskable" },
  { path: "/apple-touch-icon.png", size: 180, margin: 0.16 },
];

/** The icons of browsers and home screens, with the logo. */
export function drawIcons(): SiteFile[] {
  return icons.map(({ path, size, margin }) => ({ path, body: () => renderPng(drawIcon(margin), size) }));
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
