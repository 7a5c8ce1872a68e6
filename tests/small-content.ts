import type { Content } from "../app/content/read-content";
import type { ProductRecord } from "../app/content/schema/product-record";
import { formatMoneyRange, toReportedValue } from "../app/format";
import type { Value } from "../app/value";

// Small records for unit tests: only what the model computes with.

/** A brand whose products count for a group. */
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

/** A product whose name is "Product <slug>". */
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

/** Content with these records, and with pages that have no words. */
export function smallContent(records: Partial<Content>): Content {
  const dates = { published: "2026-01-01", sourcesChecked: "2026-01-01" };
  const rows = { cards: [], items: [], rows: [], steps: [] };
  return {
    edition: {
      title: "Report",
      subject: "Shaped Bandages",
      noun: { one: "piece", other: "pieces" },
      year: 2025,
      version: "1.0.0",
      ...dates,
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
