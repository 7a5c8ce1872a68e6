import type { Figure } from "../../analysis/figures/figure-model";
import type { Product } from "../../analysis/product";
import { plainText } from "../../analysis/text";
import { permanentUrl } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import { pageWords } from "../../edition/page-words";
import { figurePath, pageKeys, pages, productPath } from "../../urls";

/** What every citation format is written from. */
export type Citation = ReturnType<typeof cite>;

interface Cited {
  /** In file names; see `citationFile`. */
  key: string;
  type: "report" | "page" | "figure";
  title: string;
  path: string;
}

/** Pages that are no part of the report, or all of it. */
const uncited: string[] = "home report onePage shelfWalk cite changes notFound productNotFound".split(" ");

/** Everything that can be cited, the report first. Keys are unique: see `checkSlugs`. */
export function listCitations(edition: Edition): Citation[] {
  const page = (key: string, title: string, path: string) =>
    cite(edition, { key, type: "page", title, path });
  const keys = pageKeys.filter((key) => !uncited.includes(key));
  return [
    citeReport(edition),
    ...keys.map((key) => page(key, pageTitle(edition, key), pages[key].path)),
    ...edition.products.map((product) =>
      page(product.slug, productTitle(product), productPath(product.slug)),
    ),
    ...Object.values(edition.figures()).map((figure) => citeFigure(edition, figure)),
  ];
}

/** The whole report, at the URL of its home page. */
export function citeReport(edition: Edition): Citation {
  const title = pageTitle(edition, "home");
  return cite(edition, { key: "report", type: "report", title, path: pages.home.path });
}

export function citeFigure(edition: Edition, { id, title }: Pick<Figure, "id" | "title">): Citation {
  return cite(edition, { key: id, type: "figure", title: joinLines(plainText(title)), path: figurePath(id) });
}

function cite(edition: Edition, cited: Cited) {
  const { publisher, version, published, language, license, fileName } = edition.report.publication;
  return {
    ...cited,
    fileName,
    /** The report's title, for pages and figures. */
    ...(cited.type !== "report" && { partOf: pageTitle(edition, "home") }),
    /** An institution, which is also the publisher. */
    author: publisher,
    version,
    published,
    language,
    license: license.address,
    url: permanentUrl(edition, cited.path),
  };
}

function productTitle({ name, evidence }: Product): string {
  const hasIllustrativeValues = Object.values(evidence).some(({ kind }) => kind === "illustrative");
  return hasIllustrativeValues ? `${name} (with illustrative values)` : name;
}

function pageTitle(edition: Edition, key: keyof typeof pages): string {
  return joinLines(pageWords(edition, key).title);
}

/** Citation formats are read line by line. */
function joinLines(title: string): string {
  return title.replaceAll(/\s+/gu, " ").trim();
}
