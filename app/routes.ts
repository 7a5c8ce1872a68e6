import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home/home.tsx"),
  route("products", "routes/products/products.tsx"),
  route("products/404", "routes/product-not-found/product-not-found.tsx"),
  route("products/:slug", "routes/product/product.tsx"),
  route("compare", "routes/compare/compare.tsx"),
  route("market-analysis", "routes/market-analysis/market-analysis.tsx"),
  route("methodology", "routes/methodology/methodology.tsx"),
  route("report", "routes/report/report.tsx"),
  route("figures", "routes/figures/figures.tsx"),
  route("figures/:id", "routes/figure/figure.tsx"),
  route("data", "routes/data/data.tsx"),
  route("cite", "routes/cite/cite.tsx"),
  route("changes", "routes/changes/changes.tsx"),
  // Files that are no pages; the build writes them itself, see scripts/build/site-files.ts.
  route("art/*", "routes/file.ts", { id: "art" }),
  route("charts/*", "routes/file.ts", { id: "charts" }),
  route("data/*", "routes/file.ts", { id: "data-files" }),
  route("cite/*", "routes/file.ts", { id: "cite-files" }),
  route("og/*", "routes/file.ts", { id: "og" }),
  route("icons/*", "routes/file.ts", { id: "icons" }),
  route("apple-touch-icon.png", "routes/file.ts", { id: "apple-touch-icon" }),
  route("manifest.webmanifest", "routes/file.ts", { id: "manifest" }),
  route("sitemap.xml", "routes/file.ts", { id: "sitemap" }),
  route("robots.txt", "routes/file.ts", { id: "robots" }),
  route("changes.atom", "routes/file.ts", { id: "feed" }),
  route("404", "routes/not-found/not-found.tsx"),
  // Hosts answer an unknown address with 404.html; the development server comes here.
  route("*", "routes/not-found/not-found.tsx", { id: "unknown" }),
] satisfies RouteConfig;
