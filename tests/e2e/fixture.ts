/** Names from the fixture edition: tests/editions/fixture.ts. */
export const products = [
  { slug: "bioswiss-heart-shaped", brand: "BioSwiss", tier: "Mid" },
  { slug: "bioswiss-animal-shaped", brand: "BioSwiss", tier: "Mid" },
  { slug: "care-bears-shaped", brand: "BioSwiss", tier: "Mid" },
  { slug: "welly-zoo-animals", brand: "Welly", tier: "Premium" },
  { slug: "band-aid-star-wars", brand: "BAND-AID", tier: "Mid" },
  { slug: "bioswiss-butterfly", brand: "BioSwiss", tier: "Mid" },
  { slug: "medibadge-glitter-stars", brand: "MediBadge", tier: "Mid" },
  { slug: "bioswiss-gummy-bear", brand: "BioSwiss", tier: "Mid" },
  { slug: "hot-wheels-shaped", brand: "Hot Wheels", tier: "Mid" },
  { slug: "bioswiss-emoji", brand: "BioSwiss", tier: "Mid" },
] as const;

export const brands = ["BioSwiss", "Welly", "BAND-AID", "MediBadge", "Hot Wheels"] as const;

export const navigation = [
  { name: "Home", address: "/" },
  { name: "Products", address: "/products" },
  { name: "Market Analysis", address: "/market-analysis" },
  { name: "Methodology", address: "/methodology" },
] as const;

/** Unknown addresses: any, and that of a product. */
export const lostPages = ["/no-such-page", "/products/no-such-product"] as const;
