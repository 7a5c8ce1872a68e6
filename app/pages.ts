/** Every address of the site, once. Titles and descriptions are content; see content/site.yaml. */
export const pages = {
  home: { path: "/", label: "Home" },
  products: { path: "/products", label: "Products" },
  marketAnalysis: { path: "/market-analysis", label: "Market Analysis" },
  methodology: { path: "/methodology", label: "Methodology" },
  figures: { path: "/figures", label: "Figures" },
  notFound: { path: "/404" },
  productNotFound: { path: "/products/404" },
} as const;

/** The pages of the header, in its order. */
export const navigation = [pages.home, pages.products, pages.marketAnalysis, pages.methodology] as const;

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
  return `/data/${table}.${type}`;
}

/** A place in the methodology: what the kinds of value mean, and where each source is listed. */
export const kindsAnchor = `${pages.methodology.path}#kinds`;

export function sourceAnchor(id: string): string {
  return `${pages.methodology.path}#${sourceId(id)}`;
}

export function sourceId(id: string): string {
  return `source-${id}`;
}

/** Every address that is built as a page. */
export function pagePaths(slugs: readonly string[], figures: readonly string[]): string[] {
  return [...Object.values(pages).map((page) => page.path), ...slugs.map(productPath), ...figures.map(figurePath)];
}

/** The address as it stands in a link: under the path that the site is hosted at. */
export function href(path: string): string {
  return (import.meta.env?.BASE_URL ?? "/").replace(/\/$/u, "") + path;
}

/** The path of an address that stands under the path that the site is hosted at; the reverse of `href`. */
export function stripBase(address: string): string {
  const base = (import.meta.env?.BASE_URL ?? "/").replace(/\/$/u, "");
  return address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}
