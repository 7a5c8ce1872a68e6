import { describeUnknown } from "./nearest";
import type { Problem } from "./problem";
import type { Read } from "./read";
import type { Draft, Report } from "./report-files";
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

/**
 * Checks references between files. A file in which a name cannot be read cannot say which names are known, so it causes no
 * problems in others; its valid fields are checked against the others.
 */
export function checkReferences({ parts, sound, productCount }: Draft): Problem[] {
  const { brands, tiers, sources, figures, changes } = sound.parts;
  const isEvery = sound.products.length === productCount;
  const known: Record<string, readonly string[] | undefined> = {
    brand: allOf(list(brands, "name")),
    tier: allOf(list(tiers, "label")),
    source: allOf(list(sources, "id")),
    figure: figures && Object.keys(figures.data),
    theme: isEvery ? allOf(sound.products.map(({ data, at }) => [data.theme, at, []])) : undefined,
    fact: parts.list?.data.facts.map(({ key }) => key),
  };
  const problems: Problem[] = [];
  const checkKnown = (what: string, { at }: Read, path: Path, word: string | undefined) => {
    const words = known[what];
    if (words && word !== undefined && !words.includes(word))
      problems.push(at(path, describeUnknown(what, word, words)));
  };

  const ofProducts = (key: "id" | "slug" | "name") =>
    sound.products.map(({ data, at }): Place => [data[key], at, [key]]);
  problems.push(...checkUnique("brand", list(brands, "name")));
  problems.push(...checkUnique("tier label", list(tiers, "label")));
  problems.push(...checkUnique("source id", list(sources, "id")));
  for (const key of ["id", "slug", "name"] as const) problems.push(...checkUnique(key, ofProducts(key)));

  for (const product of sound.products) {
    const { marketTier, price } = product.data;
    if (parts.publication) problems.push(...checkMeasures(product, parts.publication.data));
    for (const key of Object.keys(product.data.facts ?? {})) checkKnown("fact", product, ["facts", key], key);
    if (parts.list) problems.push(...checkUnits(product, parts.list.data.facts));
    const { min, max } = tiers?.data.find((tier) => tier?.label === marketTier) ?? {};
    if (min === undefined || max === undefined || min >= max || price?.value === undefined) continue;
    if (price.value >= min && price.value <= max) continue;
    const message = `found ${price.value}; expected ${min} to ${max}, the range of the tier ${marketTier}`;
    problems.push(product.at(["price", "value"], message));
  }
  changes?.data.forEach((entry, index) => {
    entry?.figures?.forEach((id, position) => {
      checkKnown("figure", changes, [index, "figures", position], id);
    });
    const [version, newer] = [entry?.version, changes.data[index - 1]?.version];
    const message = `found ${version} below ${newer}; expected the newest version first and each version once`;
    if (version && newer && compareVersions(newer, version) <= 0)
      problems.push(changes.at([index, "version"], message));
  });
  for (const read of [...Object.values(sound.parts), ...sound.products])
    for (const place of walk(read.data)) {
      for (const id of sourceIds(place)) checkKnown("source", read, place.path, id);
      const what = references[String(place.path.at(-1))];
      if (what && place.path[0] !== "columns" && typeof place.value === "string")
        checkKnown(what, read, place.path, place.value);
    }
  return problems;
}

/** A fact is stated without its unit, which readers see behind every value. */
function checkUnits(
  { data, at }: Pick<Draft["sound"]["products"][number], "data" | "at">,
  facts: Report["list"]["facts"],
): Problem[] {
  return facts.flatMap(({ key, unit }) => {
    const value = data.facts?.[key]?.value;
    if (!unit || typeof value !== "string" || !value.endsWith(unit)) return [];
    const expected = value.slice(0, -unit.length).trim();
    return [at(["facts", key], `found "${value}"; expected ${expected}, because products.yaml has the unit`)];
  });
}

/** A rating lies on the edition's scale, and a price is one that its currency has. */
function checkMeasures(
  { data: { rating, price }, at }: Draft["sound"]["products"][number],
  { ratingScale, currency }: Report["publication"],
): Problem[] {
  const problems: Problem[] = [];
  if (rating?.value !== undefined && rating.value > ratingScale) {
    const message = `found ${rating.value}; expected 0 to ${ratingScale}, the scale of ratings in report.yaml`;
    problems.push(at(["rating", "value"], message));
  }
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  if (price?.value !== undefined && Number(price.value.toFixed(digits)) !== price.value) {
    const message = `found ${price.value}; expected at most ${digits} decimals, as ${currency} has`;
    problems.push(at(["price", "value"], message));
  }
  return problems;
}

type Place = [word: string | undefined, at: Read["at"], path: Path];

function list<Key extends string>(
  read: Read<readonly (Partial<Record<Key, string | undefined>> | undefined)[]> | undefined,
  key: Key,
): Place[] {
  return read?.data.map((record, index) => [record?.[key], read.at, [index, key]]) ?? [];
}

/** The names of all records, or none if one of them cannot be read. */
function allOf(places: readonly Place[]): string[] | undefined {
  const names = places.flatMap(([name]) => name ?? []);
  return names.length > 0 && names.length === places.length ? names : undefined;
}

/** A problem for each word that occurs again. */
function checkUnique(what: string, places: readonly Place[]): Problem[] {
  const first = new Map<string, Problem>();
  return places.flatMap(([word, at, path]) => {
    if (word === undefined) return [];
    const earlier = first.get(word);
    if (!earlier) {
      first.set(word, at(path, ""));
      return [];
    }
    const where = `${earlier.file}:${earlier.line}`;
    return [at(path, `found "${word}" a second time (first in ${where}); expected each ${what} once`)];
  });
}
