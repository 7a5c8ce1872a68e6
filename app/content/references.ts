import { describeUnknown } from "./nearest";
import type { Problem } from "./problem";
import type { Read } from "./read";
import { type Draft, listFiles } from "./report-files";
import { compareVersions } from "./version";
import { type Path, sourceIds, walk } from "./walk";

/** Fields that name a record of another file. In `columns` of data.yaml they are names of columns. */
const references: Readonly<Record<string, string>> = {
  brand: "brand",
  group: "brand",
  marketTier: "tier",
  tier: "tier",
  theme: "theme",
};

/** Checks references between files. */
export function checkReferences(draft: Draft): Problem[] {
  const { report, parts, products } = draft;
  const known: Record<string, readonly string[]> = {
    brand: report.brands.map(({ name }) => name),
    tier: report.tiers.map(({ label }) => label),
    source: report.sources.map(({ id }) => id),
    figure: Object.keys(report.figures),
    theme: report.products.map(({ theme }) => theme),
  };
  const checkKnown = (what: string, { at }: Read, path: Path, word: string) =>
    known[what]?.includes(word) ? [] : [at(path, describeUnknown(what, word, known[what] ?? []))];

  const ofProducts = (key: "id" | "slug" | "name") =>
    checkUnique(
      key,
      products.map(({ data, at }): Place => [data[key], at, [key]]),
    );
  return [
    ...checkUnique("brand", list(parts.brands, "name")),
    ...checkUnique("tier label", list(parts.tiers, "label")),
    ...checkUnique("source id", list(parts.sources, "id")),
    ...(["id", "slug", "name"] as const).flatMap(ofProducts),
    ...checkPrices(draft),
    ...checkVersions(draft),
    ...report.changes.flatMap(({ figures }, index) =>
      figures.flatMap((id, position) =>
        checkKnown("figure", parts.changes, [index, "figures", position], id),
      ),
    ),
    ...listFiles(draft).flatMap((read) =>
      [...walk(read.data)].flatMap((place) => {
        const what = place.path[0] === "columns" ? undefined : references[String(place.path.at(-1))];
        return [
          ...sourceIds(place).flatMap((id) => checkKnown("source", read, place.path, id)),
          ...(what && typeof place.value === "string" ? checkKnown(what, read, place.path, place.value) : []),
        ];
      }),
    ),
  ];
}

/** Each price lies inside its product's tier. */
function checkPrices({ report, products }: Draft): Problem[] {
  return products.flatMap(({ data: { marketTier, price }, at }) => {
    const tier = report.tiers.find(({ label }) => label === marketTier);
    if (!tier || (price.value >= tier.min && price.value <= tier.max)) return [];
    const message = `found ${price.value}; expected ${tier.min} to ${tier.max}, the range of the tier ${marketTier}`;
    return [at(["price", "value"], message)];
  });
}

function checkVersions({ report: { changes }, parts }: Draft): Problem[] {
  return changes.flatMap(({ version }, index) => {
    const newer = changes[index - 1]?.version;
    if (newer === undefined || compareVersions(newer, version) > 0) return [];
    const message = `found ${version} below ${newer}; expected the newest version first and each version once`;
    return [parts.changes.at([index, "version"], message)];
  });
}

type Place = [word: string, at: Read["at"], path: Path];

function list<Key extends string>({ data, at }: Read<readonly Record<Key, string>[]>, key: Key): Place[] {
  return data.map((record, index) => [record[key], at, [index, key]]);
}

/** A problem for each word that occurs again. */
function checkUnique(what: string, places: readonly Place[]): Problem[] {
  const first = new Map<string, Problem>();
  return places.flatMap(([word, at, path]) => {
    const earlier = first.get(word);
    if (!earlier) {
      first.set(word, at(path, ""));
      return [];
    }
    const where = `${earlier.file}:${earlier.line}`;
    return [at(path, `found "${word}" a second time (first in ${where}); expected each ${what} once`)];
  });
}
