import type { Content } from "../app/content/read-content";
import type { ProductRecord } from "../app/content/schema/product-record";

// Small records for unit tests: only what the model computes with.

/** A brand, counted with a group. */
export function brand(name: string, group = name): Content["brands"][number] {
  return { name, group, color: "#123456" };
}

export function tier(label: string, min: number, max: number): Content["tiers"][number] {
  return { label, min, max, color: "blue" };
}

interface Given extends Partial<Pick<ProductRecord, "brand" | "marketTier" | "theme" | "price">> {
  rating?: number;
  license?: string;
}

/** A product whose name is "Product <slug>". */
export function product(slug: string, { rating, license, ...given }: Given = {}): ProductRecord {
  const example = { kind: "illustrative", sources: [] } as const;
  const reported = { kind: "reported", sources: [] } as const;
  return {
    id: "1",
    slug,
    name: `Product ${slug}`,
    brand: "Alpha",
    marketTier: "Low",
    theme: "Shapes",
    count: { value: 20, ...example },
    price: { value: 8, ...example },
    packaging: { value: "Box", ...example },
    pictures: {},
    ...(rating !== undefined && { rating: { value: rating, ...reported } }),
    ...(license !== undefined && { license: { value: license, ...reported } }),
    ...given,
  } as unknown as ProductRecord;
}

/** Content with these records and without pages. */
export function smallContent(records: Partial<Pick<Content, "brands" | "tiers" | "products">>): Content {
  const rows = { cards: [], items: [], rows: [], steps: [] };
  return {
    about: {
      title: "Report",
      subject: "Shaped Bandages",
      year: 2025,
      version: "1.0.0",
      published: "2026-01-01",
      sourcesChecked: "2026-01-01",
    },
    brands: [brand("Alpha")],
    tiers: [tier("Low", 7, 10)],
    sources: [{ id: "seen", publisher: "A shop", title: "Price", date: "2026-05", role: "primary" }],
    home: { findings: rows },
    market: { trends: rows, opportunities: rows },
    methodology: { validation: rows, results: rows, limitations: rows },
    ...records,
  } as unknown as Content;
}
