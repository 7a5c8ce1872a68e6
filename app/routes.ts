import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Files other than pages, which the build writes itself (scripts/build/site-files.ts). */
const files = [
  ...["assets/*", "art/*", "charts/*", "data/*", "cite/*", "og/*", "icons/*", "apple-touch-icon.png"],
  ...["quotes/*", "manifest.webmanifest", "sitemap.xml", "robots.txt", "changes.atom", "favicon.ico"],
];

export default [
  index("routes/home/home.tsx"),
  route("products", "routes/products/products.tsx"),
  route("products/404", "routes/product-not-found/product-not-found.tsx"),
  route("products/:slug", "routes/product/product.tsx"),
  route("compare", "routes/compare/compare.tsx"),
  route("market-analysis", "routes/market-analysis/market-analysis.tsx"),
  route("methodology", "routes/methodology/methodology.tsx"),
  route("report", "routes/report/report.tsx"),
  route("one-page", "routes/one-page/one-page.tsx"),
  route("shelf-walk", "routes/shelf-walk/shelf-walk.tsx"),
  route("figures", "routes/figure-list/figure-list.tsx"),
  route("figures/:id", "routes/figure/figure.tsx"),
  route("data", "routes/data/data.tsx"),
  route("cite", "routes/cite/cite.tsx"),
  route("changes", "routes/changes/changes.tsx"),
  ...files.map((path) => route(path, "routes/file.ts", { id: path })),
  route("404", "routes/not-found/not-found.tsx"),
  // Development only: hosts serve 404.html for unknown paths.
  route("*", "routes/not-found/not-found.tsx", { id: "unknown" }),
] satisfies RouteConfig;
