import { readRows } from "./csv";
import { readFile, type Site } from "./site";
import { sum } from "./tables";

type Row = Record<string, string>;
type Rows = Row[];
type Measures = Record<string, number>;

/** The value of each named number, computed from the published tables and without the site's code. */
export function computeMeasures(site: Site): ReadonlyMap<string, number> {
  const table = (name: string): Rows => readRows(readFile(site, `/data/${name}.csv`));
  const [products, tiers, groups, sources] = [
    table("products"),
    table("tiers"),
    table("brand-groups"),
    table("sources"),
  ];
  const count = (column: string, value = "", rows = products) =>
    rows.filter((row) => row[column] === value).length;
  const distinct = (column: string) => [...new Set(products.map((product) => product[column]))];
  const percent = (part: number) => percentOf(part, products.length);

  const listed = distinct("brand");
  const ofTheme = distinct("theme").map((theme) => count("theme", theme));
  const most = Math.max(...numbers(groups, "products_count"));
  const leaders = groups.filter((group) => Number(group.products_count) === most);
  const asListed = sum(leaders.map((group) => count("brand", group.brand_group)));
  const usedTiers = distinct("market_tier").length;
  const licensed = products.length - count("license");
  const unrated = count("rating_out_of_five");
  const primary = count("role", "primary", sources);
  return new Map(
    Object.entries({
      "products.count": products.length,
      "brands.listed.count": listed.length,
      "brands.major.count": groups.length,
      "leader.products": most * leaders.length,
      "leader.percent": percent(most * leaders.length),
      "leader.listed": asListed,
      "leader.listed.percent": percent(asListed),
      "others.count": groups.length - leaders.length,
      "others.products": products.length - most * leaders.length,
      "tiers.count": tiers.length,
      "tiers.used.count": usedTiers,
      "licensed.count": licensed,
      "themes.leader.products": sum(ofTheme.filter((size) => size === Math.max(...ofTheme))),
      "rated.count": products.length - unrated,
      "opportunities.count": table("opportunities").length,
      "results.count": table("validation-results").length,
      "limitations.input.count": count("area_kind", "input", table("limitations")),
      "sources.count": sources.length,
      "sources.primary.count": primary,
      "sources.secondary.count": sources.length - primary,
      ...ofEach("brand", products, "brand", (name) => ({ products: count("brand", name) })),
      ...ofEach("theme", products, "theme", (name) => ({ products: count("theme", name) })),
      ...ofEach("share", groups, "brand_group", (name) => {
        const part = count("brand_group", name);
        return { products: part, percent: percent(part) };
      }),
      ...ofEach("tier", tiers, "tier", (name, { min_usd }) => {
        const part = count("market_tier", name);
        return { min: Number(min_usd), products: part, percent: percent(part) };
      }),
      ...ofEach("product", products, "slug", (_, row) => ({ rating: Number(row.rating_out_of_five) })),
      ...kindMeasures(table("kinds-of-value")),
      ...(site.files.has("/data/decorated-share.csv") && decoratedMeasures(table("decorated-share"))),
    }),
  );
}

const percentOf = (part: number, whole: number) => Math.round((part / whole) * 100);

/** `brand.Welly.products` and the like, for the name in a column of each row. */
function ofEach(start: string, rows: Rows, column: string, measure: (name: string, row: Row) => Measures) {
  const entries = rows.flatMap((row) => {
    const name = row[column] ?? "";
    return Object.entries(measure(name, row)).map(([field, value]) => [`${start}.${name}.${field}`, value]);
  });
  return Object.fromEntries(entries) as Measures;
}

function kindMeasures(fields: Rows): Measures {
  const totals = ["input", "public", "illustrative"].map((kind) => ({
    kind,
    count: sum(numbers(fields, `${kind}_count`)),
  }));
  const all = sum(totals.map(({ count }) => count));
  const measures: Measures = { "values.count": all };
  for (const { kind, count } of totals) {
    measures[`values.${kind}.count`] = count;
    measures[`values.${kind}.percent`] = percentOf(count, all);
  }
  return measures;
}

function decoratedMeasures(rows: Rows): Measures {
  return { "decorated.percent": numbers(rows, "decorated_percent").at(-1) ?? Number.NaN };
}

function numbers(rows: Rows, column: string): number[] {
  return rows.map((row) => Number(row[column]));
}
