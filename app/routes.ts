import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { type PageKey, pageKeys, pages } from "./urls";

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
const unknown = route("*", fileOf("notFound"), { id: "unknown" });

/** "marketAnalysis" → "routes/market-analysis/market-analysis.tsx" */
function fileOf(key: PageKey): string {
  const name = key.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return `routes/${name}/${name}.tsx`;
}

export default [
  ...pageKeys.map((key) =>
    key === "home" ? index(fileOf(key)) : route(pages[key].path.slice(1), fileOf(key)),
  ),
  route("products/:slug", "routes/product/product.tsx"),
  ...files.map((path) => route(path, "routes/file.ts", { id: path })),
  ...(process.env.NODE_ENV === "development" ? [unknown] : []),
] satisfies RouteConfig;
