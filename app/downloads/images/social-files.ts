import { figureWords } from "../../analysis/figure";
import { findRecord } from "../../analysis/find-record";
import { plainText, resolveProse } from "../../analysis/text";
import { drawBandage, type Picture } from "../../art/pictures";
import type { Edition } from "../../edition/edition";
import {
  coverPicture,
  findPicture,
  type PictureFile,
  productFile,
  sceneFile,
  shelfName,
} from "../../edition/pictures";
import type { SiteFile } from "../../edition/site-file";
import { ogPath, pages } from "../../urls";
import { drawFigureChart } from "./figure-picture";
import { socialPainter } from "./social-picture";

/** The social picture of each page, product and figure. */
export function socialFiles(edition: Edition): SiteFile[] {
  const { report, resolver } = edition;
  const ofPages = Object.entries(pages).flatMap(([key, page]) => {
    if (!("label" in page)) return [];
    const isHome = key === "home";
    const title = isHome ? report.home.hero.title : report.site.pages[key as keyof typeof pages].title;
    const kicker = isHome ? "Report" : page.label;
    return [
      { key, kicker, title: plainText(resolveProse(title, resolver)), picture: pagePicture(edition, key) },
    ];
  });
  const ofProducts = edition.products.map(({ slug, brand, name }) => {
    const { shape, file } = findRecord(report.products, "slug", slug).picture;
    const picture = file ? productFile(edition, slug, "product") : drawBandage({ shape, detail: "small" });
    return { key: slug, kicker: brand, title: name, picture };
  });
  const ofFigures = Object.values(edition.figures()).map((figure) => ({
    key: figure.id,
    kicker: pages.figures.label,
    title: figureWords(figure).title,
    picture: drawFigureChart(figure),
  }));
  const paint = socialPainter(
    `${report.publication.title} ${report.publication.year}`,
    report.publication.look,
  );
  return [...ofPages, ...ofProducts, ...ofFigures].map(({ key, picture, ...words }) => ({
    path: ogPath(key),
    body: async () => paint({ ...words, picture: await drawn(picture) }),
  }));
}

const shelf = shelfName("square");

/** The picture of each page by its name; other pages show brand share. */
const names: Partial<Record<string, string>> = {
  home: shelf,
  report: shelf,
  onePage: shelf,
  products: "kids-choosing",
  marketAnalysis: "insight-hundred",
  methodology: "insight-timeline",
};

/** An edition whose first picture is its own shows that, and no drawn scene; a shelf of drawings needs them all. */
function pagePicture(edition: Edition, key: string): Picture | PictureFile {
  const { picture } = edition.report.home.hero;
  const name = names[key];
  const figure = edition.figures()["brand-share"];
  if (!name && figure) return drawFigureChart(figure);
  const isDrawn = name && !picture.file && (name !== shelf || coverPicture(edition));
  return isDrawn ? findPicture(edition, name) : sceneFile(edition, picture, "hero");
}

async function drawn(picture: Picture | PictureFile): Promise<Picture> {
  return "svg" in picture ? picture : { ...picture, svg: await picture.draw() };
}
