import type { Diagnostic } from "../content/diagnostic";
import { isProse, isZeroFormat, type ProseNode } from "../content/prose";
import type { Content, ContentFolder } from "../content/read-content";
import { sortBySimilarity } from "../content/similar-names";
import { type Path, traverse } from "../content/traverse";
import type { Settings } from "../settings";
import { isIllustrative, isValue } from "../value";
import type { NamedValues } from "./named-values";
import { columnNames } from "./table";
import { isPictureRecord, resolveProse, toPlainText } from "./text";

// What schemas cannot know: sentences that a value leaves false or unreadable, and what does not stop a build.

/** Checks that every column that content/data.yaml describes is in a table. */
export function checkColumns(
  { data }: { data: Pick<Content["data"], "columns"> },
  at: ContentFolder["at"],
): Diagnostic[] {
  return Object.keys(data.columns)
    .filter((name) => !columnNames.includes(name))
    .map((name) => {
      const message = `found no such column; expected ${sortBySimilarity(name, columnNames).slice(0, 3).join(" or ")}`;
      return at(["data", "columns", name], message);
    });
}

/** Values that sentences name and the model does not have; lists that are empty and numbers that are zero, where no word says so. */
export function checkSentences(content: Content, values: NamedValues, at: ContentFolder["at"]): Diagnostic[] {
  return [...traverse(content)].flatMap(({ value, path }) => {
    const nodes = isProse(value) ? value.nodes : [];
    return nodes.flatMap((node) => checkNode(node, values) ?? []).map((message) => at(path, message));
  });
}

function checkNode(node: ProseNode, values: NamedValues): string | undefined {
  if (!("name" in node)) return undefined;
  const { name } = node;
  const value = values.get(name);
  if (!value) {
    const near = sortBySimilarity(name, [...values.keys()]).slice(0, 6);
    return `found the unknown value "${name}"; expected a name in docs/values.md, such as ${near.join(", ")}`;
  }
  if (node.type === "plural" || isZeroFormat(node.format)) return undefined;
  if (value.value === "") return `found nothing in {${name}}; expected a sentence that is true without it`;
  // An amount may be zero.
  const isZero = value.value === 0 && value.format !== "money";
  return isZero ? `found zero in {${name}}; expected another sentence, or {${name}|none}` : undefined;
}

/** Facts that are no longer what they were when words were written for them, and the places of these words as they read now. */
export function findStaleText(
  writtenFor: Content["writtenFor"],
  values: NamedValues,
  { at, find }: Pick<ContentFolder, "at" | "find">,
) {
  const facts = writtenFor.map(({ value: name, was, read }, index) => {
    const now = values.get(name)?.value;
    const change =
      now === undefined
        ? "is gone: delete its entry in written-for.yaml, or name another value there"
        : `was ${was === "" ? "nothing" : was}, is ${now === "" ? "nothing" : now}`;
    return { name, now, read, index, isChanged: String(now) !== String(was), change: `${name} ${change}` };
  });
  const changed = facts.filter(({ isChanged }) => isChanged);
  const places = [...new Set(changed.flatMap(({ read }) => read))].flatMap((place) => {
    const found = find(place);
    const names = changed.filter(({ read }) => read.includes(place)).map(({ name }) => name);
    return found ? at(found.path, `${quote(found.value, values)} (${names.join(", ")})`) : [];
  });
  const missing = facts.flatMap(({ index, read }) =>
    read.flatMap((place, item) => {
      const message = `found no ${place}; delete it here, or name where the words stand now`;
      return find(place) ? [] : at(["writtenFor", index, "read", item], message);
    }),
  );
  return { changed, places, missing };
}

/** The sentences of a piece of the content, or its other words if it has none. */
function quote(piece: unknown, values: NamedValues): string {
  const found = [...traverse(piece)].map(({ value }) => value);
  const sentences = found.filter(isProse).map((prose) => toPlainText(resolveProse(prose, values)));
  const plain = found.filter((each) => typeof each === "string");
  const words = (sentences.length > 0 ? sentences : plain).join(" ");
  return words.length > 400 ? `${words.slice(0, 400)}…` : words;
}

/** Warns of addresses that belong to nobody, as the one that the report came with. */
export function checkUrls(
  { parsed, at }: Pick<ContentFolder, "parsed" | "at">,
  { siteUrl }: Pick<Settings, "siteUrl">,
): Diagnostic[] {
  const { address, publisher } = parsed.edition ?? {};
  const found = [
    { path: ["edition", "address"], found: siteUrl ?? address, place: siteUrl && " in SITE_URL", of: "site" },
    { path: ["edition", "publisher", "address"], found: publisher?.address, of: "publisher" },
  ];
  return found
    .filter((each) => each.found && new URL(each.found).hostname.endsWith(".example"))
    .map(({ path, found, place = "", of }) =>
      at(path, `found ${found}${place}, an example; expected the ${of}'s address`),
    );
}

/**
 * What else does not stop a build.
 * @param today as YYYY-MM-DD
 */
export function findWarnings(
  { parsed, pictures, at }: Pick<ContentFolder, "parsed" | "pictures" | "at">,
  today: string,
): Diagnostic[] {
  const { edition, market, products } = parsed;
  const warnings: Diagnostic[] = [];
  const warnIf = (isDoubtful: boolean, path: Path, message: string) => {
    if (isDoubtful) warnings.push(at(path, `found ${message}`));
  };
  for (const { value, path } of traverse(parsed)) {
    const picture = isPictureRecord(value) && pictures.get(value.file);
    if (picture && "warning" in picture) warnings.push(at([...path, "file"], picture.warning));
  }
  if (edition) {
    const { year, published, sourcesChecked } = edition;
    const aYearLater = `${Number(sourcesChecked.slice(0, 4)) + 1}${sourcesChecked.slice(4)}`;
    const place = ["edition", "published"];
    warnIf(published > today, place, `${published}, which is in the future; expected a date up to today`);
    const late = `${published}, over a year after ${year} ends; expected it earlier, or \`year\` later`;
    warnIf(published > `${year + 1}-12-31`, place, late);
    const old = `${sourcesChecked}, over a year before ${published}; check the sources again`;
    warnIf(published > aYearLater, ["edition", "sourcesChecked"], old);
  }
  const told = market?.advantages.brands.map(({ brand }) => brand);
  for (const brand of new Set(products.map(({ brand }) => brand))) {
    const message = `nothing of ${brand}, a brand with products; expected an item for it`;
    warnIf(told?.includes(brand) === false, ["market", "advantages", "brands"], message);
  }
  for (const [index, { packaging, pictures }] of products.entries()) {
    const isDrawn = pictures.pack?.file.endsWith(".svg") ?? false;
    const message = `an observed packaging, ${packaging.value}; the drawn pack may show another one`;
    warnIf(isDrawn && !isIllustrative(packaging), ["products", index, "packaging"], message);
  }
  return warnings;
}

/** Lists the illustrative values that are left. */
export function findIllustrativeValues({ parsed, at }: Pick<ContentFolder, "parsed" | "at">): Diagnostic[] {
  return [...traverse(parsed)].flatMap(({ value: part, path }) =>
    isValue(part) && isIllustrative(part) ? [at(path, String(part.value))] : [],
  );
}
