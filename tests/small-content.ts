import type { Content } from "../app/content/read-content";
import type { ProductRecord } from "../app/content/schema/product-record";
import { formatMoneyRange, toReportedValue } from "../app/format";
import type { Value } from "../app/value";

// Small records for unit tests. They contain only the fields from which the model is derived.

/** Creates a brand. By default, it is its own brand group. */
export function brand(name: string, group = name): Content["brands"][number] {
  return { name, group, color: "#123456" };
}

export function tier(label: string, min: number, max: number): Content["tiers"][number] {
  return { label, min, max, color: "blue", range: formatMoneyRange(min, max) };
}

export function illustrative<T extends string | number>(value: T): Value<T> {
  return { ...toReportedValue(value), kind: "illustrative" };
}

export function sourced<T extends string | number>(value: T): Value<T> {
  return { ...toReportedValue(value), kind: "sourced", sources: ["seen"] };
}

/**
 * Creates a product with the name "Product <slug>" and illustrative values. `fields` overrides its defaults.
 */
export function product(slug: string, fields: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id: "1",
    slug,
    name: `Product ${slug}`,
    brand: "Alpha",
    marketTier: "Low",
    theme: "Shapes",
    count: illustrative(20),
    price: illustrative(8),
    packaging: illustrative("Box"),
    pictures: {},
    ...fields,
  } as ProductRecord;
}

/** Creates content with these records, and with pages that have no text. */
export function smallContent(records: Partial<Content>): Content {
  const dates = { published: "2026-01-01", sourcesChecked: "2026-01-01" };
  const emptySection = { cards: [], items: [], rows: [], steps: [] };
  return {
    edition: {
      title: "Report",
      subject: "Shaped Bandages",
      noun: { one: "piece", other: "pieces" },
      year: 2025,
      version: "1.0.0",
      publisher: { name: "Publisher" },
      license: { name: "License", short: "License" },
      ...dates,
    },
    brands: [brand("Alpha")],
    tiers: [tier("Low", 7, 10)],
    sources: [{ id: "seen", publisher: "A shop", title: "Price", date: "2026-05", role: "primary" }],
    home: { findings: emptySection },
    market: { trends: emptySection, opportunities: emptySection },
    methodology: { validation: emptySection, results: emptySection, limitations: emptySection },
    ...records,
  } as unknown as Content;
}
