import { describeUnknown } from "./nearest";
import type { Problem } from "./problem";
import type { Path } from "./read";
import type { Read, ReportFiles } from "./report-files";
import type { ProductRecord } from "./schema/product";
import { walkStated } from "./walk";

/** A pack count that the editors chose must be one that the brief names. */
const briefCounts = [24, 50, 100];

/**
 * Checks what one file says of another: brands, tiers, sources, ids. Files that did not parse are left out,
 * so that one broken file does not hide, or cause, problems of the others.
 */
export function checkReferences({
  parts,
  products,
}: {
  parts: Partial<ReportFiles["parts"]>;
  products: ReportFiles["products"];
}): Problem[] {
  const { brands, tiers, sources, market } = parts;
  const problems: Problem[] = [];
  const brandNames = brands?.data.map((brand) => brand.name);
  const sourceIds = sources?.data.map((source) => source.id);

  problems.push(
    ...doublesIn(brands, "name", "brand"),
    ...doublesIn(tiers, "label", "tier label"),
    ...doublesIn(sources, "id", "source id"),
  );
  for (const key of ["id", "slug", "name"] as const)
    problems.push(
      ...doubles(
        products.map((product) => [product.data[key], product, [key]]),
        key,
      ),
    );

  brands?.data.forEach(({ group }, index) => {
    problems.push(...checkWord("brand", group, brandNames, brands.source.at, [index, "group"]));
  });
  market?.data.advantages.brands.forEach(({ brand }, index) => {
    const path = ["advantages", "brands", index, "brand"];
    problems.push(...checkWord("brand", brand, brandNames, market.source.at, path));
  });
  for (const product of products) {
    const { data, source } = product;
    problems.push(...checkWord("brand", data.brand, brandNames, source.at, ["brand"]));
    problems.push(...checkPrice(product, tiers?.data), ...checkCount(product), ...checkRating(product));
  }
  for (const read of [...Object.values(parts), ...products]) {
    if (!read) continue;
    for (const { ids, path } of walkStated(read.data)) {
      const cited = ids.flatMap((id) =>
        checkWord("source", id, sourceIds, read.source.at, path, path.join(".")),
      );
      problems.push(...cited);
    }
  }
  return problems;
}

/** A problem if a word is none of those that another file gives; none if that file was not read. */
function checkWord(
  what: string,
  word: string,
  known: readonly string[] | undefined,
  at: Read["source"]["at"],
  path: Path,
  label = path.at(-1),
): Problem[] {
  if (!known || known.includes(word)) return [];
  return [at(path, `${String(label)}: ${describeUnknown(what, word, known)}`)];
}

function doublesIn<Key extends string>(
  list: Read<readonly Record<Key, string>[]> | undefined,
  key: Key,
  what: string,
): Problem[] {
  return list
    ? doubles(
        list.data.map((record, index) => [record[key], list, [index, key]]),
        what,
      )
    : [];
}

function doubles(entries: [value: string, read: Read, path: Path][], what: string): Problem[] {
  const first = new Map<string, Problem>();
  return entries.flatMap(([value, { source }, path]) => {
    const here = source.at(path, "");
    const earlier = first.get(value);
    if (!earlier) first.set(value, here);
    const message = `${what}: found "${value}" a second time (first in ${earlier?.file}:${earlier?.line}); expected each ${what} once`;
    return earlier ? [{ ...here, message }] : [];
  });
}

function checkPrice(
  { data, source }: Read<ProductRecord>,
  tiers: ReportFiles["parts"]["tiers"]["data"] | undefined,
): Problem[] {
  const { marketTier, price } = data;
  const tier = tiers?.find(({ label }) => label === marketTier);
  if (!tier) {
    const labels = tiers?.map(({ label }) => label);
    return checkWord("tier", marketTier, labels, source.at, ["marketTier"]);
  }
  const { min, max, label } = tier;
  if (price.value >= min && price.value <= max) return [];
  const message = `price: found ${price.value}; expected ${min} to ${max}, the range of the tier ${label}`;
  return [source.at(["price", "value"], message)];
}

function checkCount({ data, source }: Read<ProductRecord>): Problem[] {
  const { value, kind } = data.count;
  if (kind !== "illustrative" || briefCounts.includes(value)) return [];
  return [
    source.at(
      ["count", "value"],
      `count: found ${value} of kind illustrative; expected one of ${briefCounts.join(", ")}, the counts that the brief names`,
    ),
  ];
}

function checkRating({ data, source }: Read<ProductRecord>): Problem[] {
  if (data.rating && !data.reviews)
    return [source.at(["rating"], "rating: found a rating without reviews; expected both or none")];
  if (data.reviews && !data.rating)
    return [source.at(["reviews"], "reviews: found reviews without a rating; expected both or none")];
  return [];
}
