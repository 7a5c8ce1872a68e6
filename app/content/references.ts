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

  if (brands) {
    problems.push(
      ...doubles(
        brands.data.map((brand, index) => [brand.name, brands, [index, "name"]]),
        "brand",
      ),
    );
    brands.data.forEach((brand, index) => {
      const near = requireWord("brand", brand.group, brandNames);
      if (near) problems.push(brands.source.at([index, "group"], `group: ${near}`));
    });
  }
  if (tiers)
    problems.push(
      ...doubles(
        tiers.data.map((tier, index) => [tier.label, tiers, [index, "label"]]),
        "tier label",
      ),
    );
  if (sources)
    problems.push(
      ...doubles(
        sources.data.map((source, index) => [source.id, sources, [index, "id"]]),
        "source id",
      ),
    );
  problems.push(
    ...doubles(
      products.map((product) => [product.data.id, product, ["id"]]),
      "id",
    ),
  );
  problems.push(
    ...doubles(
      products.map((product) => [product.data.slug, product, ["slug"]]),
      "slug",
    ),
  );
  problems.push(
    ...doubles(
      products.map((product) => [product.data.name, product, ["name"]]),
      "name",
    ),
  );

  for (const product of products) {
    const unknownBrand = requireWord("brand", product.data.brand, brandNames);
    if (unknownBrand) problems.push(product.source.at(["brand"], `brand: ${unknownBrand}`));
    problems.push(...checkPrice(product, tiers?.data), ...checkCount(product), ...checkRating(product));
  }
  market?.data.advantages.brands.forEach((entry, index) => {
    const unknownBrand = requireWord("brand", entry.brand, brandNames);
    if (unknownBrand)
      problems.push(market.source.at(["advantages", "brands", index, "brand"], `brand: ${unknownBrand}`));
  });

  if (sourceIds) {
    for (const read of [...Object.values(parts), ...products]) {
      if (!read) continue;
      for (const { ids, path } of walkStated(read.data)) {
        for (const id of ids) {
          const unknown = requireWord("source", id, sourceIds);
          if (unknown) problems.push(read.source.at(path, `${path.join(".")}: ${unknown}`));
        }
      }
    }
  }
  return problems;
}

function requireWord(what: string, word: string, known: readonly string[] | undefined): string | undefined {
  return known && !known.includes(word) ? describeUnknown(what, word, known) : undefined;
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
  if (!tiers) return [];
  const tier = tiers.find((candidate) => candidate.label === data.marketTier);
  if (!tier) {
    return [
      source.at(
        ["marketTier"],
        `marketTier: ${describeUnknown(
          "tier",
          data.marketTier,
          tiers.map(({ label }) => label),
        )}`,
      ),
    ];
  }
  const { value } = data.price;
  if (value >= tier.min && value <= tier.max) return [];
  return [
    source.at(
      ["price", "value"],
      `price: found ${value}; expected ${tier.min} to ${tier.max}, the range of the tier ${tier.label}`,
    ),
  ];
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
