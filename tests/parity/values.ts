import type { Row, Site } from "./site";

const units = "count|usd|percent|bandages|out_of_five|(?:min|max)_usd";

/** `price` → price_usd, `priceRange` → price_range_min_usd and price_range_max_usd. */
export function columnsOf(row: Row, field: string): string[] {
  const name = field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  const pattern = new RegExp(
    `^(?:(?:market_)?${name}(?:_(?:${units}))?${name === "range" ? "|m.._usd" : ""})$`,
    "u",
  );
  return Object.keys(row).filter((column) => pattern.test(column));
}

/** Finds the cells of a named value: two for a range, none if the CSV has none. */
export function readValues({ tables }: Site): (name: string) => { row: Row; columns: string[] } {
  const counted = countValues(tables);
  return (name) => {
    if (name === "price.range") return { row: counted, columns: ["lowest.min_usd", "highest.max_usd"] };
    if (name in counted) return { row: counted, columns: [name] };
    const [, start = "", key = "", field = ""] = /^([\w-]+)\.(.+)\.(\w+)$/u.exec(name) ?? [];
    const rows = tables.get(start) ?? tables.get(`${start}s`) ?? [];
    const row = rows.find(({ slug, tier }, index) => [slug ?? tier, String(index + 1)].includes(key)) ?? {};
    return { row, columns: columnsOf(row, field) };
  };
}

/** Named numbers that follow from several rows. */
function countValues(tables: Site["tables"]): Row {
  const read = (name: string) => tables.get(name) ?? [];
  const [products, groups, kinds] = [read("products"), read("brand-groups"), read("kinds-of-value")];
  const count = (column: string, value: string, rows = products) =>
    rows.filter((row) => row[column] === value).length;
  const distinct = (column: string) => [...new Set(products.map((product) => product[column] ?? ""))];
  const total = (kind: string) => kinds.reduce((sum, row) => sum + Number(row[`${kind}_count`]), 0);
  const percent = (part: number, whole = products.length) => Math.round((part / whole) * 100);
  const most = Math.max(...groups.map(({ brand_group = "" }) => count("brand_group", brand_group)));
  const leaders = distinct("brand_group").filter((name) => count("brand_group", name) === most);
  const led = most * leaders.length;
  const listed = leaders.reduce((sum, name) => sum + count("brand", name), 0);
  const licensed = products.length - count("license", "");
  const stated = total("input") + total("public") + total("illustrative");
  const tiers = read("tiers");
  const values: Record<string, number> = {
    "values.count": stated,
    "lowest.min_usd": Math.min(...tiers.map(({ min_usd }) => Number(min_usd))),
    "highest.max_usd": Math.max(...tiers.map(({ max_usd }) => Number(max_usd))),
    "brands.listed.count": distinct("brand").length,
    "brands.major.count": groups.length,
    "leader.products": led,
    "leader.percent": percent(led),
    "leader.listed": listed,
    "leader.listed.percent": percent(listed),
    "others.products": products.length - led,
    "licensed.count": licensed,
    "licensed.percent": percent(licensed),
    "rated.count": products.length - count("rating_out_of_five", ""),
    "themes.leader.products": Math.max(...distinct("theme").map((theme) => count("theme", theme))),
    "themes.count": distinct("theme").length,
    "tiers.used.count": distinct("market_tier").length,
    "results.count": read("validation-results").length,
    "limitations.input.count": count("area_kind", "input", read("limitations")),
    "sources.primary.count": count("role", "primary", read("sources")),
    "sources.secondary.count": count("role", "secondary", read("sources")),
    "decorated.percent": Number(read("decorated-share").at(-1)?.decorated_percent),
  };
  for (const [name, rows] of tables) values[`${name}.count`] = rows.length;
  for (const kind of ["input", "public", "illustrative"]) {
    values[`values.${kind}.count`] = total(kind);
    values[`values.${kind}.percent`] = percent(total(kind), stated);
  }
  for (const [start, column] of Object.entries({ brand: "brand", share: "brand_group", theme: "theme" }))
    for (const name of distinct(column)) {
      values[`${start}.${name}.products`] = count(column, name);
      values[`${start}.${name}.percent`] = percent(count(column, name));
    }
  for (const { tier = "" } of tiers) values[`tier.${tier}.percent`] = percent(count("market_tier", tier));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
