import { cellOf, readRows } from "./csv";
import { readFile, type Site } from "./site";
import { median, sum } from "./tables";

type Rows = Record<string, string>[];

/** The value of each named number, computed from the published tables and without the site's code. */
export function computeMeasures(site: Site): ReadonlyMap<string, number> {
  const table = (name: string): Rows => readRows(readFile(site, `/data/${name}.csv`));
  const products = table("products");
  return new Map([
    ...brandMeasures(products, table("brand-groups")),
    ...tierMeasures(products, table("tiers")),
    ...spread("price", products, "price_"),
    ...spread("perPiece", products, "price_per_"),
    ...shapeMeasures(products),
    ...factMeasures(products),
    ...pairMeasures(products, table("tiers")),
    ...packMeasures(products),
    ...products.flatMap(productMeasures),
    ...kindMeasures(table("kinds-of-value")),
    ...contentMeasures(table),
    ...(site.files.has("/data/decorated-share.csv") ? decoratedMeasures(table("decorated-share")) : []),
  ]);
}

type Measure = [name: string, value: number];

function brandMeasures(products: Rows, groups: Rows): Measure[] {
  const most = Math.max(...groups.map((group) => Number(group.products_count)));
  const leaders = groups.filter((group) => Number(group.products_count) === most);
  const others = groups.filter((group) => !leaders.includes(group));
  const asListed = sum(leaders.map((group) => count(products, "brand", group.brand_group)));
  const listed = [...new Set(products.map(({ brand }) => brand ?? ""))];
  return [
    ["products.count", products.length],
    ["brands.listed.count", listed.length],
    ["brands.major.count", groups.length],
    ["leader.count", leaders.length],
    ["leader.products", most * leaders.length],
    ["leader.percent", percent(most * leaders.length, products.length)],
    ["leader.listed", asListed],
    ["leader.listed.percent", percent(asListed, products.length)],
    ["others.count", others.length],
    ["others.products", sum(others.map((group) => Number(group.products_count)))],
    ...listed.map((brand): Measure => [`brand.${brand}.products`, count(products, "brand", brand)]),
    ...groups.flatMap(({ brand_group }): Measure[] => {
      const part = count(products, "brand_group", brand_group);
      return [
        [`share.${brand_group}.products`, part],
        [`share.${brand_group}.percent`, percent(part, products.length)],
      ];
    }),
  ];
}

function tierMeasures(products: Rows, tiers: Rows): Measure[] {
  const used = tiers.filter(({ tier }) => count(products, "market_tier", tier) > 0).length;
  return [
    ["tiers.count", tiers.length],
    ["tiers.used.count", used],
    ["tiers.empty.count", tiers.length - used],
    ["price.min", Math.min(...numbers(tiers, "min_"))],
    ["price.max", Math.max(...numbers(tiers, "max_"))],
    ...tiers.flatMap((row): Measure[] => {
      const part = count(products, "market_tier", row.tier);
      const themes = products.flatMap(({ market_tier, theme }) => (market_tier === row.tier ? [theme] : []));
      return [
        [`tier.${row.tier}.min`, Number(cellOf(row, "min_"))],
        [`tier.${row.tier}.max`, Number(cellOf(row, "max_"))],
        [`tier.${row.tier}.products`, part],
        [`tier.${row.tier}.percent`, percent(part, products.length)],
        [`tier.${row.tier}.themes`, new Set(themes).size],
      ];
    }),
  ];
}

function shapeMeasures(products: Rows): Measure[] {
  const themes = [...new Set(products.map(({ theme }) => theme ?? ""))];
  const sizes = themes.map((theme) => count(products, "theme", theme));
  const leading = sizes.filter((size) => size === Math.max(...sizes));
  const licensed = products.filter(({ licence }) => licence !== "").length;
  const rated = products.filter((product) => cellOf(product, "rating_") !== "");
  return [
    ["licensed.count", licensed],
    ["licensed.percent", percent(licensed, products.length)],
    ["own.count", products.length - licensed],
    ["own.percent", percent(products.length - licensed, products.length)],
    ["themes.count", themes.length],
    ["themes.leader.count", leading.length],
    ["themes.leader.products", sum(leading)],
    ...themes.map((theme): Measure => [`theme.${theme}.products`, count(products, "theme", theme)]),
    ["rated.count", rated.length],
    ["unrated.count", products.length - rated.length],
    ["rated.highest", Math.max(0, ...numbers(rated, "rating_"))],
  ];
}

/** How many products state each of their columns, those of the edition's own facts among them. */
function factMeasures(products: Rows): Measure[] {
  const stated = (key: string) => products.filter((product) => product[key] !== "").length;
  return Object.keys(products[0] ?? {}).map((key) => [`fact.${key}.count`, stated(key)]);
}

function pairMeasures(products: Rows, tiers: Rows): Measure[] {
  const all = new Set(products.map(({ theme }) => theme)).size * tiers.length;
  const used = new Set(products.map(({ theme, market_tier }) => `${theme} ${market_tier}`)).size;
  return [
    ["pairs.count", all],
    ["pairs.used.count", used],
    ["pairs.empty.count", all - used],
  ];
}

function packMeasures(products: Rows): Measure[] {
  const sizes = numbers(products, "count_");
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const packs = (size: number) => sizes.filter((other) => other === size).length;
  return [
    ["packs.smallest", smallest],
    ["packs.largest", largest],
    ["packs.smallest.products", packs(smallest)],
    ["packs.largest.products", packs(largest)],
    ...sizes.map((size): Measure => [`packs.${size}.products`, packs(size)]),
  ];
}

function productMeasures(product: Record<string, string>): Measure[] {
  const of = (column: string) => Number(cellOf(product, column));
  const [count, price] = [of("count_"), of("price_")];
  const rest = { place: of("place"), rating: of("rating_"), perPiece: price / count };
  const fields = { count, pieces: count, price, ...rest };
  return Object.entries(fields).map(([field, value]) => [`product.${product.slug}.${field}`, value]);
}

function kindMeasures(fields: Rows): Measure[] {
  const kinds = ["input", "public", "illustrative"];
  const totals = kinds.map((kind) => sum(numbers(fields, `${kind}_count`)));
  return [
    ["kinds.count", kinds.length],
    ["values.count", sum(totals)],
    ...kinds.flatMap((kind, index): Measure[] => [
      [`values.${kind}.count`, totals[index] ?? 0],
      [`values.${kind}.percent`, percent(totals[index] ?? 0, sum(totals))],
    ]),
  ];
}

function contentMeasures(table: (name: string) => Rows): Measure[] {
  const sources = table("sources");
  const primary = count(sources, "role", "primary");
  return [
    ["trends.count", table("trends").length],
    ["opportunities.count", table("opportunities").length],
    ["results.count", table("validation-results").length],
    ["limitations.count", table("limitations").length],
    ["limitations.input.count", count(table("limitations"), "area_kind", "input")],
    ["sources.count", sources.length],
    ["sources.primary.count", primary],
    ["sources.secondary.count", sources.length - primary],
  ];
}

function decoratedMeasures(rows: Rows): Measure[] {
  const amounts = numbers(rows, "amount_");
  return [["decorated.percent", percent(amounts[0] ?? 0, sum(amounts))]];
}

function spread(name: string, rows: Rows, column: string): Measure[] {
  const values = numbers(rows, column);
  return [
    [`${name}.lowest`, Math.min(...values)],
    [`${name}.highest`, Math.max(...values)],
    [`${name}.median`, median(values)],
  ];
}

function numbers(rows: Rows, column: string): number[] {
  return rows.map((row) => Number(cellOf(row, column)));
}

function count(rows: Rows, column: string, value: string | undefined): number {
  return rows.filter((row) => row[column] === value).length;
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 100);
}
