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
  figureId: "figure",
};

/** Checks references between files. */
export function checkReferences(draft: Draft): Problem[] {
  const { report, parts, products } = draft;
  const known: Record<string, readonly string[]> = {
    brand: report.brands.map(({ name }) => name),
    tier: report.tiers.map(({ label }) => label),
    source: report.sources.map(({ id }) => id),
    figure: Object.keys(report.figures),
    theme: listSpellings(report.products.map(({ theme }) => theme)),
    license: listSpellings(report.products.flatMap(({ license }) => license?.value ?? [])),
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
    ...checkUnique(
      "id of a picture",
      report.methodology.use.rows.flatMap((row, index): Place[] =>
        row.answer === "quote" ? [[row.id, parts.methodology.at, ["use", "rows", index, "id"]]] : [],
      ),
    ),
    ...(["id", "slug", "name"] as const).flatMap(ofProducts),
    ...checkPrices(draft),
    ...checkDates(draft),
    ...checkVersions(draft),
    ...report.changes.flatMap(({ figures }, index) =>
      figures.flatMap((id, position) =>
        checkKnown("figure", parts.changes, [index, "figures", position], id),
      ),
    ),
    ...listFiles(draft).flatMap((read) =>
      [...walk(read.data)].flatMap((place) => {
        const key = String(place.path.findLast((part) => part !== "value"));
        const what = place.path[0] === "columns" ? undefined : references[key];
        return [
          ...sourceIds(place).flatMap((id) => checkKnown("source", read, place.path, id)),
          ...(what && typeof place.value === "string" ? checkKnown(what, read, place.path, place.value) : []),
        ];
      }),
    ),
  ];
}

/** Words that group products, in their first spelling: another one would make another group. */
function listSpellings(words: readonly string[]): string[] {
  const small = words.map((word) => word.toLowerCase());
  return words.filter((_, index) => small.indexOf(small[index] ?? "") === index);
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

/** Nothing is dated after what follows it, as far as both dates are known: "2026" is not after "2026-11". */
function checkDates({ report: { publication, sources, changes }, parts }: Draft): Problem[] {
  const check = (read: Read, path: Path, date = "", limit = date) => {
    const known = Math.min(date.length, limit.length);
    const isAfter = date.slice(0, known) > limit.slice(0, known);
    return isAfter ? [read.at(path, `found ${date}; expected a date up to ${limit}`)] : [];
  };
  const { sourcesChecked, published } = publication;
  return [
    ...check(parts.publication, ["sourcesChecked"], sourcesChecked, published),
    ...sources.flatMap(({ date }, i) => check(parts.sources, [i, "date"], date, sourcesChecked)),
    ...changes.flatMap(({ date }, i) => check(parts.changes, [i, "date"], date, changes[i - 1]?.date)),
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
