import type { Figure } from "../../analysis/figure";
import { formatDate } from "../../analysis/format";
import { permanentUrl } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import type { SiteFile } from "../../edition/site-file";
import { figureFile, figurePath } from "../../urls";
import { drawFigureFile } from "./figure-picture";
import { renderPng } from "./png";

/** Twice the drawing's size, for sharp screens and slides; less for a long list, which would exceed a poster. */
const [pngScale, mostPixels] = [2, 10_000_000];

/** Every figure as SVG, with real text, and as PNG. */
export function figureFiles(edition: Edition): SiteFile[] {
  return Object.values(edition.figures()).flatMap((figure) => {
    const origin = describeOrigin(edition, figure);
    const { width, height, svg } = drawFigureFile(figure, origin, "outlines");
    const pngWidth = Math.round(width * Math.min(pngScale, Math.sqrt(mostPixels / (width * height))));
    return [
      { path: figureFile(figure.id, "svg"), body: drawFigureFile(figure, origin, "text").svg },
      { path: figureFile(figure.id, "png"), body: () => renderPng(svg, pngWidth) },
    ];
  });
}

function describeOrigin(edition: Edition, figure: Figure): string[] {
  const { title, year, version, published, licence } = edition.report.publication;
  return [
    `Source: ${title} ${year}, version ${version}, ${formatDate(published)}`,
    permanentUrl(edition, figurePath(figure.id)),
    `License: ${licence.name} (${licence.short})`,
  ];
}
