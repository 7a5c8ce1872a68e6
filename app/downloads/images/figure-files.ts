import { formatDate } from "../../analysis/format";
import { permanentUrl } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import type { SiteFile } from "../../edition/site-file";
import { figureFile, figurePath } from "../../urls";
import { drawFigureFile, width } from "./figure-picture";
import { renderPng } from "./png";

/** Every figure as SVG with real text, and as PNG in double size for sharp screens. */
export function figureFiles(edition: Edition): SiteFile[] {
  return Object.values(edition.figures()).flatMap((figure) => {
    const origin = describeOrigin(edition, figurePath(figure.id));
    const outlines = () => drawFigureFile(figure, origin, "outlines");
    return [
      { path: figureFile(figure.id, "svg"), body: drawFigureFile(figure, origin, "text") },
      { path: figureFile(figure.id, "png"), body: () => renderPng(outlines(), 2 * width) },
    ];
  });
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
