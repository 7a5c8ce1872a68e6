import { figureWords } from "../../analysis/figure";
import { findRecord } from "../../analysis/find-record";
import { plainText, resolveProse } from "../../analysis/text";
import { drawBandage, type SceneKey } from "../../art/pictures";
import type { Edition } from "../../edition/edition";
import { drawnScene } from "../../edition/pictures";
import { ogPath, pages } from "../../urls";
import type { SiteFile } from "../site-file";
import { drawFigureChart } from "./figure-picture";
import { socialPainter } from "./social-picture";

/** The picture that stands for each page, product and figure where it is shared. */
export function socialFiles(edition: Edition): SiteFile[] {
  const { report, products, resolver } = edition;
  const { title: site, year } = report.imprint;
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
  const own = products.map((product) => ({
    key: product.slug,
    kicker: product.brand,
    title: product.name,
    picture: drawBandage({
      shape: findRecord(report.products, "slug", product.slug).picture.shape,
      detail: "small",
    }),
  }));
  const figures = Object.values(edition.figures()).map((figure) => ({
    key: figure.id,
    kicker: pages.figures.label,
    title: figureWords(figure).title,
    picture: drawFigureChart(figure),
  }));
  const paint = socialPainter(foot);
  return [...fixed, ...own, ...figures].map(({ key, ...picture }) => ({
    path: ogPath(key),
    type: "image/png",
    body: () => paint(picture),
  }));
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
