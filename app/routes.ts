import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("products", "routes/products.tsx"),
  route("products/404", "routes/product-not-found.tsx"),
  route("products/:slug", "routes/product.tsx"),
  route("market-analysis", "routes/market-analysis.tsx"),
  route("methodology", "routes/methodology.tsx"),
  route("figures", "routes/figures.tsx"),
  route("figures/:id", "routes/figure.tsx"),
  route("art/:file", "routes/art.ts"),
  route("404", "routes/not-found.tsx"),
  // Hosts answer an unknown address with 404.html; the development server comes here.
  route("*", "routes/not-found.tsx", { id: "unknown" }),
] satisfies RouteConfig;
