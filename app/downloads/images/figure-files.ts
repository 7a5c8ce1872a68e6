import type { Figure } from "../../analysis/figure";
import { formatDate } from "../../analysis/format";
import { absoluteUrl } from "../../document/site-url";
import type { Edition } from "../../edition/edition";
import { figureFile, figurePath } from "../../urls";
import type { SiteFile } from "../site-files";
import { drawFigureFile, type Imprint } from "./figure-picture";
import { renderPng } from "./png";

/** Twice the drawing's own size, for sharp screens and slides; less where a long list would make it larger than a poster. */
const [pngScale, mostPixels] = [2, 10_000_000];

/** Every figure as SVG, with its text as text, and as PNG. */
export function figureFiles(edition: Edition): SiteFile[] {
  return Object.values(edition.figures()).flatMap((figure) => {
    const imprint = makeImprint(edition, figure);
    const { width, height, svg } = drawFigureFile(figure, imprint, "outlines");
    const pngWidth = Math.round(width * Math.min(pngScale, Math.sqrt(mostPixels / (width * height))));
    return [
      {
        path: figureFile(figure.id, "svg"),
        type: "image/svg+xml",
        body: drawFigureFile(figure, imprint, "text").svg,
      },
      { path: figureFile(figure.id, "png"), type: "image/png", body: () => renderPng(svg, pngWidth) },
    ];
  });
}

function makeImprint({ report: { report } }: Edition, figure: Figure): Imprint {
  const { title, year, version, published, licence } = report;
  return {
    source: `Source: ${title} ${year}, version ${version}, ${formatDate(published)}`,
    address: absoluteUrl(figurePath(figure.id)),
    licence: `Licence: ${licence.name} (${licence.short})`,
  };
}
