/** Names in tests/edition/. */
export const products = [
  { slug: "bioswiss-heart-shaped", brand: "BioSwiss", tier: "Mid" },
  { slug: "care-bears-shaped", brand: "BioSwiss", tier: "Mid" },
  { slug: "welly-zoo-animals", brand: "Welly", tier: "Premium" },
  { slug: "hot-wheels-shaped", brand: "Hot Wheels", tier: "Mid" },
] as const;

export const brands = ["BioSwiss", "Welly", "Hot Wheels"] as const;

export const navigation = [
  { name: "Home", address: "/" },
  { name: "Products", address: "/products" },
  { name: "Market Analysis", address: "/market-analysis" },
  { name: "Methodology", address: "/methodology" },
] as const;

/** Unknown addresses: any, and that of a product. */
export const lostPages = ["/no-such-page", "/products/no-such-product"] as const;
