import type { Row, Site } from "./site";

const units = "count|usd|percent|bandages|out_of_five|min_usd|max_usd";

/** `price` → price_usd, `priceRange` → price_range_min_usd and price_range_max_usd. */
export function columnsOf(row: Row, field: string): string[] {
  const name = field === "range" ? "m.." : field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  const pattern = new RegExp(`^(?:market_|share_)?${name}(?:_(?:${units}))?$`, "u");
  return field in row ? [field] : Object.keys(row).filter((column) => pattern.test(column));
}

/** Finds the row that a value's name stands for, and its cells there: two of a range, none if the CSV states nothing. */
export function readValues({ tables }: Site): (name: string) => { row: Row; columns: string[] } {
  const counted = countValues(tables);
  return (name) => {
    if (name in counted) return { row: counted, columns: [name] };
    if (name === "price.range") return { row: counted, columns: ["price.lowest", "price.highest"] };
    const [, start = "", key = "", field = ""] = /^([\w-]+)\.(.+)\.(\w+)$/u.exec(name) ?? [];
    const rows = tables.get(start === "share" ? "brand-groups" : start) ?? tables.get(`${start}s`) ?? [];
    const keysOf = (row: Row, index: number) => [String(index + 1), ...Object.values(row).slice(0, 2)];
    const row = rows.find((each, index) => keysOf(each, index).includes(key)) ?? {};
    return { row, columns: columnsOf(row, field) };
  };
}

/** How many cells have a kind; those without a value have "". */
export function countCells(rows: readonly Row[], kind: string): number {
  const isKind = ([column, cell]: [string, string]) => column.endsWith("_kind") && cell === kind;
  return rows.flatMap((row) => Object.entries(row).filter(isKind)).length;
}

/** Named numbers that follow from several rows. */
function countValues(tables: Site["tables"]): Row {
  const read = (name: string) => tables.get(name) ?? [];
  const [products, tiers, known] = [read("products"), read("tiers"), read("known-values")];
  const all = products.length;
  const percent = (part: number) => Math.round((part / all) * 100);
  const count = (column: string, value = "", rows = products) =>
    rows.filter((row) => row[column] === value).length;
  const distinct = (column: string) => [...new Set(products.map((product) => product[column] ?? ""))];
  const total = (kind: string) => countCells(known, kind);
  const stated = total("input") + total("public") + total("illustrative");
  const groups = distinct("brand_group");
  const most = Math.max(...groups.map((name) => count("brand_group", name)));
  const leaders = groups.filter((name) => count("brand_group", name) === most);
  const led = most * leaders.length;
  const listed = leaders.reduce((sum, name) => sum + count("brand", name), 0);
  const values: Record<string, number> = {
    "brands.listed.count": distinct("brand").length,
    "brands.major.count": groups.length,
    "leader.products": led,
    "leader.percent": percent(led),
    "leader.listed": listed,
    "leader.listed.percent": percent(listed),
    "others.count": groups.length - leaders.length,
    "others.products": all - led,
    "price.lowest": Math.min(...tiers.map(({ min_usd }) => Number(min_usd))),
    "price.highest": Math.max(...tiers.map(({ max_usd }) => Number(max_usd))),
    "tiers.used.count": distinct("market_tier").length,
    "licensed.count": all - count("license"),
    "rated.count": all - count("rating_out_of_five"),
    "unrated.count": count("rating_out_of_five"),
    "named.shaped.count": products.filter(({ name = "" }) => name.includes("Shaped")).length,
    "results.count": read("validation-results").length,
    "limitations.input.count": count("area_kind", "input", read("limitations")),
    "sources.primary.count": count("role", "primary", read("sources")),
    "sources.secondary.count": count("role", "secondary", read("sources")),
    "values.count": stated,
    "values.unknown.count": total(""),
    "decorated.count": read("decorated-share").length,
    "decorated.percent": Number(read("decorated-share").at(-1)?.low_percent),
  };
  for (const [name, rows] of tables) values[`${name}.count`] = rows.length;
  for (const kind of ["input", "public", "illustrative"]) values[`values.${kind}.count`] = total(kind);
  for (const theme of distinct("theme")) values[`theme.${theme}.products`] = count("theme", theme);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
