import { describeUnknown, isSlip } from "./nearest";
import type { Problem } from "./problem";
import type { Read } from "./read";
import { type Draft, listFiles } from "./report-files";
import { type Path, sourceIds, traverse } from "./traverse";
import { compareVersions } from "./version";

/** Fields that name a record of another file, except in `columns` of data.yaml. */
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
    theme: listSpellings(report.products.map(({ theme }) => theme)),
    license: listSpellings(report.products.flatMap(({ license }) => license?.value ?? [])),
  };
  const checkKnown = (what: string, { at }: Read, path: Path, word: string) =>
    known[what]?.includes(word) ? [] : [at(path, describeUnknown(what, word, known[what] ?? []))];
  return [
    ...checkUnique("brand", list(parts.brands, "name")),
    ...checkUnique("tier label", list(parts.tiers, "label")),
    ...checkUnique("source id", list(parts.sources, "id")),
    ...checkUnique(
      "id of a picture",
      report.methodology.use.rows.flatMap((row, index): Occurrence[] =>
        row.answer === "quote" ? [[row.id, parts.methodology.at, ["use", "rows", index, "id"]]] : [],
      ),
    ),
    ...(["id", "slug", "name"] as const).flatMap((key) => {
      return checkUnique(
        key,
        products.map(({ data, at }): Occurrence => [data[key], at, [key]]),
      );
    }),
    ...checkPrices(draft),
    ...checkDates(draft),
    ...checkVersions(draft),
    ...report.changes.flatMap(({ figures }, index) =>
      figures.flatMap((id, number) => checkKnown("figure", parts.changes, [index, "figures", number], id)),
    ),
    ...listFiles(draft).flatMap((read) =>
      [...traverse(read.data)].flatMap((entry) => {
        const key = String(entry.path.findLast((part) => part !== "value"));
        const what = entry.path[0] === "columns" ? undefined : references[key];
        return [
          ...sourceIds(entry).flatMap((id) => checkKnown("source", read, entry.path, id)),
          ...(what && typeof entry.value === "string" ? checkKnown(what, read, entry.path, entry.value) : []),
        ];
      }),
    ),
  ];
}

/** Of words that differ in capitals only, the most frequent: another spelling would make another group. */
function listSpellings(words: readonly string[]): string[] {
  const frequent = sortByFrequency(words);
  const small = frequent.map((word) => word.toLowerCase());
  return frequent.filter((_, index) => small.indexOf(small[index] ?? "") === index);
}

/** Each word once, the most frequent first, then as given. */
function sortByFrequency(words: readonly string[]): string[] {
  const countOf = (word: string) => words.filter((each) => each === word).length;
  return [...new Set(words)].sort((one, other) => countOf(other) - countOf(one));
}

/** Warns of a theme or license that may be a misspelled one of more products. */
export function warnOfSpellings({ products }: Draft): Problem[] {
  const fields = products.flatMap(({ data: { theme, license }, at }) => [
    { field: "theme", word: theme, at },
    ...(license ? [{ field: "license", word: license.value, at }] : []),
  ]);
  return fields.flatMap(({ field, word, at }) => {
    const words = sortByFrequency(fields.flatMap((each) => (each.field === field ? each.word : [])));
    const like = words.slice(0, words.indexOf(word)).find((each) => isSlip(word, each));
    return like ? [at([field], `found "${word}", much like "${like}"; expected one spelling`)] : [];
  });
}

/** A price lies in its product's tier, unless somebody saw it (`isSeen`): what shops ask may refute the list. */
function checkPrices({ report, products }: Draft, isSeen = false): Problem[] {
  return products.flatMap(({ data: { marketTier, price }, at }) => {
    const tier = report.tiers.find(({ label }) => label === marketTier);
    if (!tier || (price.value >= tier.min && price.value <= tier.max)) return [];
    if ((price.kind === "public") !== isSeen) return [];
    const found = `found ${price.value}; expected ${tier.min} to ${tier.max}, the range of the tier ${marketTier}`;
    return [
      at(["price", "value"], isSeen ? `${found}; the page says so, and the tier stays as listed` : found),
    ];
  });
}

/** Warns of seen prices outside the tier that the list gives. */
export const warnOfPrices = (draft: Draft) => checkPrices(draft, true);

/** Dates are in order, as far as they are known: "2026" is not after "2026-11". */
function checkDates({ report: { publication, sources, changes }, parts }: Draft): Problem[] {
  const check = (read: Read, path: Path, date = "", limit: string, origin: string) => {
    const known = Math.min(date.length, limit.length);
    const isAfter = date.slice(0, known) > limit.slice(0, known);
    return isAfter ? [read.at(path, `found ${date}; expected a date up to ${limit}, ${origin}`)] : [];
  };
  const { sourcesChecked, published } = publication;
  // Clocks may be wrong by months.
  const nextYear = new Date(Date.now() + 365 * 864e5).toISOString().slice(0, 10);
  return [
    ...check(parts.publication, ["published"], published, nextYear, "a year from today"),
    ...check(parts.publication, ["sourcesChecked"], sourcesChecked, published, "the date in `published`"),
    ...sources.flatMap(({ date }, i) =>
      check(parts.sources, [i, "date"], date, sourcesChecked, "the date in `sourcesChecked` of report.yaml"),
    ),
    ...changes.flatMap(({ date }, i) => {
      const newer = changes[i - 1];
      const origin = newer ? `the date of version ${newer.version}` : "a year from today";
      return check(parts.changes, [i, "date"], date, newer?.date ?? nextYear, origin);
    }),
  ];
}

/** Warns of sources that are not cited. */
export function warnOfUncited(draft: Draft): Problem[] {
  const { sources } = draft.parts;
  const others = listFiles(draft).filter((read) => read !== sources);
  const cited = new Set(others.flatMap(({ data }) => [...traverse(data)].flatMap(sourceIds)));
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

type Occurrence = [word: string, at: Read["at"], path: Path];

function list<Key extends string>(
  { data, at }: Read<readonly Record<Key, string>[]>,
  key: Key,
): Occurrence[] {
  return data.map((record, index) => [record[key], at, [index, key]]);
}

/** A problem for each word that occurs again, ignoring capitals. */
function checkUnique(what: string, occurrences: readonly Occurrence[]): Problem[] {
  const first = new Map<string, Problem>();
  return occurrences.flatMap(([word, at, path]) => {
    const earlier = first.get(word.toLowerCase());
    if (!earlier) {
      first.set(word.toLowerCase(), at(path, ""));
      return [];
    }
    const where = `${earlier.file}:${earlier.line}`;
    return [at(path, `found "${word}" a second time (first in ${where}); expected each ${what} once`)];
  });
}
