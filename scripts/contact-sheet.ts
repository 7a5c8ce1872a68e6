/**
 * Draws every picture on light and on dark paper, from small to large, into docs/contact-sheet.png: to judge them side by side
 * after a change. `npm run contact-sheet`, or with sizes and a file of one's own: `-- 480 /tmp/large.png`.
 */
import { drawBandage, drawPack, drawScene } from "../app/art/pictures";
import { samplePacks, sampleScene } from "../app/art/sample";
import { sceneKeys } from "../app/art/scene-data";
import { shapeKeys } from "../app/art/shapes";
import { photographPage } from "./contact-sheet/browser";
import { writeIndexedPng } from "./contact-sheet/png";

const sizes = process.argv.slice(2).map(Number).filter(Number.isFinite);
const file = process.argv.slice(2).find((argument) => argument.endsWith(".png")) ?? "docs/contact-sheet.png";

const rows = [
  [...shapeKeys, "not drawn yet"].map((shape) => drawBandage({ shape })),
  samplePacks.map(drawPack),
  sceneKeys.map((key) => drawScene(key, sampleScene)),
];

function showRow(pictures: (typeof rows)[number], size: number): string {
  const images = pictures.map(({ svg, width, height }) => {
    const scale = size / Math.max(width, height);
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
    return `<img src="${source}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">`;
  });
  return `<p style="display:grid;grid-template-columns:repeat(${pictures.length},${size}px);gap:8px;align-items:center;margin:0">${images.join("")}</p>`;
}

function showTheme(paper: string): string {
  const shown = (sizes.length > 0 ? sizes : [48, 160, 480]).flatMap((size) =>
    rows.map((row) => showRow(row, size)),
  );
  return `<section style="background:${paper};padding:8px;display:grid;gap:8px;width:max-content">${shown.join("")}</section>`;
}

const page = `<body style="margin:0;width:max-content">${showTheme("#fdf8f1")}${showTheme("#1b1613")}</body>`;
const bytes = writeIndexedPng(file, await photographPage(page));
console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
