import { figureWords } from "../analysis/figure";
import { plainText, resolveProse } from "../analysis/text";
import { drawBandage, type Picture, type SceneKey } from "../art/pictures";
import type { Edition } from "../edition";
import { ogPath, pages } from "../pages";
import { drawnScene } from "../pictures";
import type { SiteFile } from "../site-files";
import { drawFigureChart } from "./figure-picture";
import { renderPng } from "./png";
import { drawSocialPicture, socialSize, toPixels } from "./social-picture";

/** The picture that stands for each page, product and figure where it is shared. */
export function socialFiles(edition: Edition): SiteFile[] {
  const { report, products, resolver } = edition;
  const { title: site, year } = report.report;
  const foot = `${site} ${year}`;
  const fixed = Object.entries(pages).flatMap(([key, page]) => {
    const words = report.site.pages[key as keyof typeof pages];
    if (!("label" in page)) return [];
    const title = key === "home" ? report.home.hero.title : words.title;
    return [
      {
        key,
        kicker: key === "home" ? "Report" : page.label,
        title: plainText(resolveProse(title, resolver)),
        picture: pagePicture(edition, key),
      },
    ];
  });
  const own = products.map((product, index) => ({
    key: product.slug,
    kicker: product.brand,
    title: product.name,
    picture: drawBandage({ shape: report.products[index]?.picture.shape ?? "", detail: "small" }),
  }));
  const figures = Object.values(edition.figures()).map((figure) => ({
    key: figure.id,
    kicker: pages.figures.label,
    title: figureWords(figure).title,
    picture: drawFigureChart(figure),
  }));
  const all = [...fixed, ...own, ...figures];
  const place = placeAsPixels(all.map(({ picture }) => picture));
  return all.map(({ key, picture, ...words }) => ({
    path: ogPath(key),
    type: "image/png",
    body: async () =>
      renderPng(drawSocialPicture({ ...words, foot, picture: await place(picture) }), socialSize.width),
  }));
}

/** Drawings that stand in several pictures are rendered once and then placed as pixels: blurred shadows take their time. */
function placeAsPixels(drawings: readonly Picture[]): (drawing: Picture) => Promise<Picture> {
  const seen = new Set<string>();
  const shared = new Set(drawings.map(({ svg }) => svg).filter((svg) => seen.size === seen.add(svg).size));
  const placed = new Map<string, Promise<Picture>>();
  return async (drawing) => {
    const known = placed.get(drawing.svg);
    if (known) return known;
    const pixels = shared.has(drawing.svg) ? toPixels(drawing) : Promise.resolve(drawing);
    placed.set(drawing.svg, pixels);
    return pixels;
  };
}

/** Pages that are about the figures and data show one; the others show a scene. */
function pagePicture(edition: Edition, key: string) {
  const scenes: Partial<Record<string, SceneKey>> = {
    home: "hero",
    report: "hero",
    products: "kids-choosing",
    marketAnalysis: "insight-ladder",
    methodology: "insight-shelf",
  };
  const scene = scenes[key];
  return scene ? drawnScene(edition, scene) : drawFigureChart(edition.figures()["brand-share"]);
}
