/** What the specification says of the site, written down a second time: a change in content/ must not change these. */
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

export const shares = [
  { brand: "BioSwiss", products: 7, percentage: 70 },
  { brand: "BAND-AID", products: 1, percentage: 10 },
  { brand: "Welly", products: 1, percentage: 10 },
  { brand: "MediBadge", products: 1, percentage: 10 },
] as const;

export const ranges = { Premium: "$10-15", Mid: "$7-10", Value: "$4-7" } as const;

/** Rating and reviews, by slug; all other products have none. */
export const ratings: Record<string, { rating: string; reviews: string }> = {
  "bioswiss-heart-shaped": { rating: "4.4/5", reviews: "2,351 ratings" },
  "band-aid-star-wars": { rating: "4.3/5", reviews: "21 reviews" },
};

export const scope = [
  "Top 10 Products Analysis",
  "Brand Positioning",
  "Market Trends",
  "Competitive Landscape",
  "Consumer Demographics",
] as const;

export const navigation = [
  { name: "Home", address: "/" },
  { name: "Products", address: "/products" },
  { name: "Market Analysis", address: "/market-analysis" },
  { name: "Methodology", address: "/methodology" },
] as const;

export const productAddresses = products.map(({ slug }) => `/products/${slug}`);

/** Every page that the specification names. */
export const realPages = [...navigation.map(({ address }) => address), ...productAddresses];

/** Addresses that nothing stands at: any, and that of a product. */
export const lostPages = ["/no-such-page", "/products/no-such-product"] as const;
