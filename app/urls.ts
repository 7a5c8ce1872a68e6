/** Every page of the site except those of products. Titles and descriptions are in content/site.yaml. */
export const pages = {
  home: { path: "/", label: "Home" },
  products: { path: "/products", label: "Products" },
  marketAnalysis: { path: "/market-analysis", label: "Market Analysis" },
  methodology: { path: "/methodology", label: "Methodology" },
  onePage: { path: "/one-page", label: "One page for a meeting" },
  checklist: { path: "/checklist", label: "Checklist" },
  data: { path: "/data", label: "Data" },
  notFound: { path: "/404" },
  productNotFound: { path: "/products/404" },
} as const;

export type PageKey = keyof typeof pages;
export const pageKeys = Object.keys(pages) as PageKey[];

/** Names of link previews, of the 404 page, and of `/products/index`, which hosts redirect. */
export const reservedSlugs = ["404", "index", ...pageKeys.map((key) => key.toLowerCase())];

/** In the header. */
export const navigation = [pages.home, pages.products, pages.marketAnalysis, pages.methodology] as const;

/** In the footer and in the menu of phones. */
export const secondaryPages = [pages.onePage, pages.checklist, pages.data] as const;

export function productPath(slug: string): string {
  return `${pages.products.path}/${slug}`;
}

/** The list of products, filtered by brand. */
export function brandFilterPath(brand: string): string {
  return `${pages.products.path}?brand=${encodeURIComponent(brand)}`;
}

/** Where the page of products says what to know before buying one. */
export const guideAnchor = "before-you-buy";

/** Places within pages to which other pages lead. */
export const anchors = {
  guide: `${pages.products.path}#${guideAnchor}`,
  compare: `${pages.products.path}#compare`,
  counts: `${pages.methodology.path}#counts`,
  kinds: `${pages.methodology.path}#kinds`,
  sources: `${pages.methodology.path}#sources`,
  summary: `${pages.home.path}#summary`,
  cite: `${pages.data.path}#cite`,
} as const;

/** The id of a source in the list of a page. */
export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

export function dataPath(name: string): string {
  return `${pages.data.path}/${name}`;
}

/** The report's citation as files, by the names of their formats. */
export const citationPaths = { BibTeX: "/cite.bib", RIS: "/cite.ris", "CSL-JSON": "/cite.json" } as const;

/** The whole report as PDF, in builds that have it. */
export function pdfPath(fileName: string): string {
  return `/${fileName}.pdf`;
}

/** The page that is printed as the PDF. It is not published. */
export const printEditionPath = "/print-edition";

/** A figure as PNG, in builds that have it. */
export function figurePath(id: string): string {
  return `/figures/${id}.png`;
}

export const manifestPath = "/manifest.webmanifest";

/** Without a trailing slash. Vite sets it from BASE_PATH; other programs serve no pages below a base path. */
const base = (import.meta.env?.BASE_URL ?? "/").replace(/\/$/u, "");

/** A path as links need it, below the base path. */
export function href(path: string): string {
  return base + path;
}

/** The canonical URL of a path. */
export function absoluteUrl(edition: { address: string }, path: string): string {
  return edition.address + href(path);
}
