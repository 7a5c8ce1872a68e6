/** Every page of the site. Titles and descriptions are in content/site.yaml. */
export const pages = {
  home: { path: "/", label: "Home" },
  products: { path: "/products", label: "Products" },
  marketAnalysis: { path: "/market-analysis", label: "Market Analysis" },
  methodology: { path: "/methodology", label: "Methodology" },
  report: { path: "/report", label: "Whole report" },
  onePage: { path: "/one-page", label: "One page for a meeting" },
  shelfWalk: { path: "/shelf-walk", label: "Checklist for the shop" },
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

/** In the header. */
export const navigation = [pages.home, pages.products, pages.marketAnalysis, pages.methodology] as const;

/** In the footer. */
export const furtherPages = [
  pages.report,
  pages.onePage,
  pages.shelfWalk,
  pages.figures,
  pages.data,
  pages.cite,
  pages.changes,
] as const;

export function productPath(slug: string): string {
  return `${pages.products.path}/${slug}`;
}

/** The list of products, filtered by brand. */
export function brandAddress(brand: string): string {
  return `${pages.products.path}?brand=${encodeURIComponent(brand)}`;
}

/** Where the list of products says what to know before buying one. */
export const guideId = "before-you-buy";

/** A product's row in the table of all products. */
export function compareAnchor(slug: string): string {
  return `${pages.compare.path}#${slug}`;
}

export function figurePath(id: string): string {
  return `${pages.figures.path}/${id}`;
}

export function figureFile(id: string, type: "svg" | "png"): string {
  return `/charts/${id}.${type}`;
}

/** A figure's table has the figure's id. */
export function tableFile(table: string, type: "csv" | "json"): string {
  return dataFile(`${table}.${type}`);
}

/** A file of the current data, or of an archived version. */
export function dataFile(name: string, version?: string): string {
  return `${version ? versionFolder(version) : pages.data.path}/${name}`;
}

export function versionFolder(version: string): string {
  return `${pages.data.path}/${version}`;
}

/** `key`: "report", a page's key, a figure's id or a product's slug. */
export function citationFile(key: string, type: "bib" | "ris" | "json"): string {
  return `/cite/${key}.${type}`;
}

export function citeAnchor(key: string): string {
  return `${pages.cite.path}#${key}`;
}

/** An Open Graph picture, 1200 x 630. `name`: "home" or a product's slug. */
export function ogPath(name: string): string {
  return `/og/${name}.png`;
}

/** The picture of a number to quote, 1200 x 630. */
export function quoteFile(id: string, type: "svg" | "png"): string {
  return `/quotes/${id}.${type}`;
}

export function changeAnchor(version: string): string {
  return `${pages.changes.path}#${version}`;
}

/** Pages that a build may also have as PDFs (scripts/pdf.ts). */
export const printedPages = ["report", "onePage", "shelfWalk"] as const;
export type PrintedPage = (typeof printedPages)[number];

export function pdfPath({ fileName }: { fileName: string }, page: PrintedPage): string {
  return page === "report" ? `/${fileName}.pdf` : `/${fileName}${pages[page].path.replace("/", "-")}.pdf`;
}

export const feedPath = "/changes.atom";
export const faviconPath = "/favicon.ico";
export const manifestPath = "/manifest.webmanifest";
export const sitemapPath = "/sitemap.xml";

export const sourcesAnchor = `${pages.methodology.path}#sources`;

/** The anchor of a source in the source list of a page. */
export function sourceId(id: string): string {
  return `source-${id}`;
}

/** Every page that the build renders. */
export function pagePaths(slugs: readonly string[], figures: readonly string[]): string[] {
  return [
    ...Object.values(pages).map((page) => page.path),
    ...slugs.map(productPath),
    ...figures.map(figurePath),
  ];
}

/** Every page except the 404 pages. */
export function realPagePaths(slugs: readonly string[], figures: readonly string[]): string[] {
  const notFound: readonly string[] = [pages.notFound.path, pages.productNotFound.path];
  return pagePaths(slugs, figures).filter((path) => !notFound.includes(path));
}

/**
 * Without a trailing slash. Vite sets it in its bundles; other programs call `provideBase`. Most components call `href`, so the
 * base is no parameter.
 */
let base = (import.meta.env?.BASE_URL ?? "/").replace(/\/$/u, "");

/** @param path `/` or `/some/where/` */
export function provideBase(path: string): void {
  base = path.slice(0, -1);
}

/** A path as links need it, below the base path. */
export function href(path: string): string {
  return base + path;
}

/** The reverse of `href`. */
export function stripBase(address: string): string {
  return address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}
