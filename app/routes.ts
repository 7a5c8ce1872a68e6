import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Files other than pages (app/files/site-files.ts). */
const files = [
  "data/*",
  "og/*",
  "pictures/*",
  "cite.bib",
  "cite.ris",
  "cite.json",
  "sitemap.xml",
  "robots.txt",
];

/** For unknown addresses in development; hosts serve 404.html. */
const unknown = route("*", "routes/not-found/not-found.tsx", { id: "unknown" });

export default [
  index("routes/home/home.tsx"),
  route("products", "routes/products/products.tsx"),
  route("products/404", "routes/product-not-found/product-not-found.tsx"),
  route("products/:slug", "routes/product/product.tsx"),
  route("market-analysis", "routes/market-analysis/market-analysis.tsx"),
  route("methodology", "routes/methodology/methodology.tsx"),
  route("one-page", "routes/one-page/one-page.tsx"),
  route("shelf-walk", "routes/checklist/checklist.tsx"),
  route("data", "routes/data/data.tsx"),
  ...files.map((path) => route(path, "routes/file.ts", { id: path })),
  route("404", "routes/not-found/not-found.tsx"),
  ...(process.env.NODE_ENV === "development" ? [unknown] : []),
] satisfies RouteConfig;
