/** Every address of the site, once. Titles and descriptions are content; see content/site.yaml. */
export const pages = {
  home: { path: "/", label: "Home" },
  products: { path: "/products", label: "Products" },
  marketAnalysis: { path: "/market-analysis", label: "Market Analysis" },
  methodology: { path: "/methodology", label: "Methodology" },
  report: { path: "/report", label: "Whole report" },
  compare: { path: "/compare", label: "Compare" },
  figures: { path: "/figures", label: "Figures" },
  data: { path: "/data", label: "Data" },
  cite: { path: "/cite", label: "Cite" },
  changes: { path: "/changes", label: "Changes" },
  notFound: { path: "/404" },
  productNotFound: { path: "/products/404" },
} as const;

export type PageKey = keyof typeof pages;
export const pageKeys = Object.keys(pages) as PageKey[];

/** The pages of the header, in its order. */
export const navigation = [pages.home, pages.products, pages.marketAnalysis, pages.methodology] as const;

/** The pages of the footer, in its order. */
export const furtherPages = [pages.figures, pages.data, pages.cite, pages.changes] as const;

export function productPath(slug: string): string {
  return `${pages.products.path}/${slug}`;
}

export function figurePath(id: string): string {
  return `${pages.figures.path}/${id}`;
}

/** A figure's picture as a file. */
export function figureFile(id: string, type: "svg" | "png"): string {
  return `/charts/${id}.${type}`;
}

/** A table as a file; every figure's table has the figure's id. */
export function tableFile(table: string, type: "csv" | "json"): string {
  return dataFile(`${table}.${type}`);
}

/** A file of the data: as it is now, or as a version has it for ever. */
export function dataFile(name: string, version?: string): string {
  return `${version ? versionFolder(version) : pages.data.path}/${name}`;
}

/** Where the data of one version stays. */
export function versionFolder(version: string): string {
  return `${pages.data.path}/${version}`;
}

/** A citation as a file. `key` is "report", a page's key, a figure's id or a product's slug. */
export function citationFile(key: string, type: "bib" | "ris" | "json"): string {
  return `/cite/${key}.${type}`;
}

/** Where the page on citing shows how to cite a page, a figure or a product. */
export function citeAnchor(key: string): string {
  return `${pages.cite.path}#${key}`;
}

/** The picture that stands for a page where its address is shared, 1200 x 630. Keys as for citations. */
export function ogPath(key: string): string {
  return `/og/${key}.png`;
}

/** Where a version of the report is described. */
export function changeAnchor(version: string): string {
  return `${pages.changes.path}#${version}`;
}

/** The whole report on paper; there if the build was given one, see scripts/pdf.ts. */
export const reportPdfPath = "/shaped-bandage-report.pdf";

/** Files that every page leads to. */
export const feedPath = "/changes.atom";
export const manifestPath = "/manifest.webmanifest";
export const sitemapPath = "/sitemap.xml";

/** A place in the methodology: what the kinds of value mean, and where each source is listed. */
export const kindsAnchor = `${pages.methodology.path}#kinds`;

export const sourcesAnchor = `${pages.methodology.path}#sources`;

/** The anchor of a source in the list of sources that a page ends with. */
export function sourceId(id: string): string {
  return `source-${id}`;
}

/** Every address that is built as a page. */
export function pagePaths(slugs: readonly string[], figures: readonly string[]): string[] {
  return [
    ...Object.values(pages).map((page) => page.path),
    ...slugs.map(productPath),
    ...figures.map(figurePath),
  ];
}

/** The same without the pages that say that nothing is there. */
export function realPagePaths(slugs: readonly string[], figures: readonly string[]): string[] {
  const lost: readonly string[] = [pages.notFound.path, pages.productNotFound.path];
  return pagePaths(slugs, figures).filter((path) => !lost.includes(path));
}

/**
 * The path that the site is hosted at, without the slash at its end. What is bundled has it from the bundler, and what the
 * build runs as it is, from the setting.
 */
const base = () => (import.meta.env?.BASE_URL ?? process.env.BASE_PATH ?? "/").replace(/\/$/u, "");

/** The address as it stands in a link: under the path that the site is hosted at. */
export function href(path: string): string {
  return base() + path;
}

/** The path of an address that stands under the path that the site is hosted at; the reverse of `href`. */
export function stripBase(address: string): string {
  return address.startsWith(`${base()}/`) ? address.slice(base().length) : address;
}

/** Where the site is published, unless the build is told otherwise. */
export const defaultSiteUrl = "https://shaped-bandage-report.example";

/**
 * The absolute address of a page or file, for canonical links and whatever is read elsewhere. SITE_URL gives scheme and
 * host only, because the path that the site is hosted at is a setting of its own, BASE_PATH.
 */
export function absoluteUrl(path: string): string {
  return (process.env.SITE_URL || defaultSiteUrl).replace(/\/+$/u, "") + href(path);
}
