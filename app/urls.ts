/** Every page of the site except product pages. Titles and descriptions are in content/site.yaml. */
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

/**
 * Slugs that products must not have: `/products/404` is a page, hosts redirect `/products/index`, and the
 * other names are those of the link previews of pages.
 */
export const reservedProductSlugs = ["404", "index", ...pageKeys.map((key) => key.toLowerCase())];

/**
 * Slugs that additional pages must not have: those of other pages, of folders of the site, and `index`, which
 * hosts redirect.
 */
export const reservedPageSlugs = [
  ...Object.values(pages).map(({ path }) => path.slice(1)),
  ...["assets", "figures", "index", "og", "pictures", "print-edition"],
];

/** Returns the path of a page that the owner has added in content/pages/. */
export function additionalPagePath(slug: string): string {
  return `/${slug}`;
}

/** Pages that the header links to. */
export const navigation = [pages.home, pages.products, pages.marketAnalysis, pages.methodology] as const;

/** Pages that the footer and the menu on phones link to. */
export const secondaryPages = [pages.onePage, pages.checklist, pages.data] as const;

export function productPath(slug: string): string {
  return `${pages.products.path}/${slug}`;
}

/** Returns the path and query string of the product list, filtered by a brand. */
export function brandFilterPath(brand: string): string {
  return `${pages.products.path}?brand=${encodeURIComponent(brand)}`;
}

/** The anchor of the buying guide on the products page. */
export const guideAnchor = "before-you-buy";

/** Paths with the anchor of a section, for links from other pages. */
export const anchors = {
  guide: `${pages.products.path}#${guideAnchor}`,
  compare: `${pages.products.path}#compare`,
  counts: `${pages.methodology.path}#counts`,
  kinds: `${pages.methodology.path}#kinds`,
  sources: `${pages.methodology.path}#sources`,
  summary: `${pages.home.path}#summary`,
  cite: `${pages.data.path}#cite`,
} as const;

/** Returns the anchor of a source in the list of sources on a page. */
export function sourceAnchor(id: string): string {
  return `source-${id}`;
}

export function dataPath(fileName: string): string {
  return `${pages.data.path}/${fileName}`;
}

/** Paths of the files with the report's citation, by format. */
export const citationPaths = { BibTeX: "/cite.bib", RIS: "/cite.ris", "CSL-JSON": "/cite.json" } as const;

/** Returns the path of the report as PDF. Only builds with `hasPdf` contain it. */
export function pdfPath(fileName: string): string {
  return `/${fileName}.pdf`;
}

/** The path of the page that is printed as the PDF. It is not published. */
export const printEditionPath = "/print-edition";

/** Returns the path of a figure as PNG. Only builds with `hasPdf` contain it. */
export function figurePath(id: string): string {
  return `/figures/${id}.png`;
}

/** The paths of the icons. The icon of the content replaces all of them. */
export const iconPaths = {
  ico: "/favicon.ico",
  svg: "/favicon.svg",
  appleTouch: "/apple-touch-icon.png",
  small: "/icons/icon-192.png",
  large: "/icons/icon-512.png",
  maskable: "/icons/maskable-512.png",
} as const;

export const manifestPath = "/manifest.webmanifest";

/**
 * The base path without its trailing slash. Vite sets `BASE_URL`; it is undefined in programs that tsx runs.
 */
const basePath = (import.meta.env?.BASE_URL ?? "/").replace(/\/$/u, "");

/** Prepends the base path to a path, as links need it. */
export function href(path: string): string {
  return basePath + path;
}

/** Returns the canonical URL of a path. */
export function absoluteUrl(edition: { address: string }, path: string): string {
  return edition.address + href(path);
}
