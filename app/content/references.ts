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
  license: "license",
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
    license: report.products.flatMap(({ licence }) => licence?.value ?? []),
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
    ...checkSpelling(draft),
    ...checkDates(draft),
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

/** Words that group products: two spellings would make two groups. */
function checkSpelling({ products }: Draft): Problem[] {
  return (["theme", "licence"] as const).flatMap((field) => {
    const spellings = new Map<string, string>();
    return products.flatMap(({ data, at }) => {
      const word = field === "theme" ? data.theme : data.licence?.value;
      if (word === undefined) return [];
      const known = spellings.get(word.toLowerCase()) ?? word;
      spellings.set(word.toLowerCase(), known);
      return known === word ? [] : [at([field], `found "${word}" beside "${known}"; expected one spelling`)];
    });
  });
}

/** Nothing is dated after what follows it, as far as both dates are known: "2026" is not after "2026-11". */
function checkDates({ report: { publication, sources, changes }, parts }: Draft): Problem[] {
  const { sourcesChecked, published } = publication;
  const check = (read: Read, path: Path, date: string, limit: string, name: string) => {
    const known = Math.min(date.length, limit.length);
    const message = `found ${date}, after ${limit}; expected a date up to ${name}`;
    return date.slice(0, known) > limit.slice(0, known) ? [read.at(path, message)] : [];
  };
  return [
    ...check(parts.publication, ["sourcesChecked"], sourcesChecked, published, "published"),
    ...sources.flatMap(({ date = "" }, index) =>
      check(parts.sources, [index, "date"], date, sourcesChecked, "sourcesChecked in report.yaml"),
    ),
    ...changes
      .slice(1)
      .flatMap(({ date }, index) =>
        check(
          parts.changes,
          [index + 1, "date"],
          date,
          changes[index]?.date ?? "",
          "that of the newer version",
        ),
      ),
  ];
}

/** A warning for each source that no sentence or value cites. */
export function warnOfUncited(draft: Draft): Problem[] {
  const { sources } = draft.parts;
  const others = listFiles(draft).filter((read) => read !== sources);
  const cited = new Set(others.flatMap(({ data }) => [...walk(data)].flatMap(sourceIds)));
  return sources.data.flatMap(({ id }, index) =>
    cited.has(id) ? [] : [sources.at([index, "id"], `found "${id}", which nothing cites`)],
  );
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

/** A problem for each word that occurs again, capitals aside. */
function checkUnique(what: string, places: readonly Place[]): Problem[] {
  const first = new Map<string, Problem>();
  return places.flatMap(([word, at, path]) => {
    const earlier = first.get(word.toLowerCase());
    if (!earlier) {
      first.set(word.toLowerCase(), at(path, ""));
      return [];
    }
    const where = `${earlier.file}:${earlier.line}`;
    return [at(path, `found "${word}" a second time (first in ${where}); expected each ${what} once`)];
  });
}
