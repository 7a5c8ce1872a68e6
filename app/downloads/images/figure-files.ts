import type { Figure } from "../../analysis/figures/figure-model";
import { formatDate } from "../../analysis/format";
import { permanentUrl } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import type { SiteFile } from "../../edition/site-file";
import { figureFile, figurePath } from "../../urls";
import { drawFigureFile, width } from "./figure-picture";
import { renderPng } from "./png";

/** Of PNGs, which would be blurred on sharp screens otherwise. */
const scale = 2;

/** Every figure as SVG with real text, and as PNG. */
export function figureFiles(edition: Edition): SiteFile[] {
  return Object.values(edition.figures()).flatMap((figure) => {
    const origin = describeOrigin(edition, figurePath(figure.id));
    const outlines = () => drawFigureFile(figure, origin, "outlines");
    return [
      { path: figureFile(figure.id, "svg"), body: drawFigureFile(figure, origin, "text") },
      { path: figureFile(figure.id, "png"), body: () => renderPng(outlines(), scale * width) },
    ];
  });
}

/** The size of a figure's PNG in pixels. */
export function pngSize(edition: Edition, figure: Figure): { width: number; height: number } {
  const svg = drawFigureFile(figure, describeOrigin(edition, figurePath(figure.id)), "text");
  const height = Number(/ height="(\d+)"/u.exec(svg)?.[1]);
  return { width: scale * width, height: scale * height };
}

/** The last lines of a picture. */
export function describeOrigin(
  edition: Edition,
  path: string,
): [source: string, address: string, license: string] {
  const { title, year, version, published, license } = edition.report.publication;
  return [
    `Source: ${title} ${year}, version ${version}, ${formatDate(published)}`,
    permanentUrl(edition, path),
    `License: ${license.name} (${license.short})`,
  ];
}
