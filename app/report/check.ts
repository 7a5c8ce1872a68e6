import type { Diagnostic } from "../content/diagnostic";
import { isProse, isZeroFormat, type Prose, type ProseNode } from "../content/prose";
import type { Content, ContentFolder } from "../content/read-content";
import { sortBySimilarity, suggestNames } from "../content/similar-names";
import { type Path, traverse } from "../content/traverse";
import type { Settings } from "../settings";
import { isIllustrative, isValue } from "../value";
import type { NamedValues } from "./named-values";
import { columnNames } from "./table";
import { isPictureRecord, resolveProse, toPlainText } from "./text";

// These checks need the whole content or derived values, which schemas do not have.

/** Checks that every column that content/data.yaml describes is in a table. */
export function checkColumns(
  { data }: { data: Pick<Content["data"], "columns"> },
  diagnosticAt: ContentFolder["diagnosticAt"],
): Diagnostic[] {
  return Object.keys(data.columns)
    .filter((name) => !columnNames.includes(name))
    .map((name) => {
      const similarNames = sortBySimilarity(name, columnNames).slice(0, 3);
      const message = `found no such column; expected ${similarNames.join(" or ")}`;
      return diagnosticAt(["data", "columns", name], message);
    });
}

/**
 * Checks the values in sentences. Reports names of values that do not exist, and values that are zero or an
 * empty list where the sentence has no format for that, because it would then be false or unreadable.
 */
export function checkSentences(
  content: Content,
  values: NamedValues,
  diagnosticAt: ContentFolder["diagnosticAt"],
): Diagnostic[] {
  return [...traverse(content)].flatMap(({ value, path }) => {
    const nodes = isProse(value) ? value.nodes : [];
    const messages = nodes.flatMap((node) => checkNode(node, values) ?? []);
    return messages.map((message) => diagnosticAt(path, message));
  });
}

/** Returns a message if a node inserts a value that its sentence cannot contain. */
function checkNode(node: ProseNode, values: NamedValues): string | undefined {
  if (!("name" in node)) return undefined;
  const { name } = node;
  const value = values.get(name);
  if (!value) {
    const similarNames = suggestNames(name, [...values.keys()]);
    return `found the unknown value "${name}"; expected a name in docs/values.md, such as ${similarNames}`;
  }
  if (node.type === "plural" || isZeroFormat(node.format)) return undefined;
  if (value.value === "") return `found nothing in {${name}}; expected a sentence that is true without it`;
  // A sentence with an amount of $0 is readable.
  const isZero = value.value === 0 && value.format !== "money";
  return isZero ? `found zero in {${name}}; expected another sentence, or {${name}|none}` : undefined;
}

/** Warns about URLs of the site and the publisher that are still those of an example. */
export function checkUrls(
  { parsed, diagnosticAt }: Pick<ContentFolder, "parsed" | "diagnosticAt">,
  { siteUrl }: Pick<Settings, "siteUrl">,
): Diagnostic[] {
  const { address, publisher } = parsed.edition ?? {};
  const origin = siteUrl ?? address;
  const warnings: Diagnostic[] = [];
  if (isExampleUrl(origin)) {
    const setting = siteUrl ? " in SITE_URL" : "";
    const message = `found ${origin}${setting}, an example; expected the site's address`;
    warnings.push(diagnosticAt(["edition", "address"], message));
  }
  if (isExampleUrl(publisher?.address)) {
    const message = `found ${publisher?.address}, an example; expected the publisher's address`;
    warnings.push(diagnosticAt(["edition", "publisher", "address"], message));
  }
  return warnings;
}

/** Warns about a description of the data set that search engines refuse: Google accepts 50 to 5,000 characters. */
export function checkDataDescription(
  description: Prose,
  values: NamedValues,
  diagnosticAt: ContentFolder["diagnosticAt"],
): Diagnostic[] {
  const { length } = toPlainText(resolveProse(description, values));
  if (length >= 50 && length <= 5000) return [];
  const message = `found a description of ${length} characters; expected 50 to 5,000, because search engines ignore the data set otherwise`;
  return [diagnosticAt(["site", "pages", "data", "description"], message)];
}

/** Returns whether a URL has the reserved top-level domain `.example`, which belongs to nobody. */
function isExampleUrl(url: string | undefined): boolean {
  return url ? new URL(url).hostname.endsWith(".example") : false;
}

/**
 * Finds parts of the content that can be published, but are probably mistakes.
 *
 * @param today - the current date as an ISO date
 */
export function findWarnings(
  { parsed, pictures, diagnosticAt }: Pick<ContentFolder, "parsed" | "pictures" | "diagnosticAt">,
  today: string,
): Diagnostic[] {
  const { brands, edition, market, products } = parsed;
  const warnings: Diagnostic[] = [];
  const warnIf = (isSuspicious: boolean, path: Path, message: string) => {
    if (isSuspicious) warnings.push(diagnosticAt(path, `found ${message}`));
  };
  for (const { value, path } of traverse(parsed)) {
    const picture = isPictureRecord(value) && pictures.get(value.file);
    // Text with a URL in a sentence is a problem, so only whole values can be URLs.
    const url = typeof value === "string" && /^https?:\/\//iu.test(value) ? new URL(value) : undefined;
    const isLocal = /^(?:[^.]+|127\..*|.*\.local(?:host)?)$/u.test(url?.hostname ?? ".");
    warnIf(
      isLocal,
      path,
      `${value}, which only your own computer or network opens; expected a public address`,
    );
    warnIf(Boolean(url?.username), path, `a user name in ${value}; expected the address without it`);
    if (!picture || "problem" in picture) continue;
    const filePath = [...path, "file"];
    // Only the logo has no text alternative. It is small, and these warnings are about large pictures.
    if ("warning" in picture && value.alt !== "") warnings.push(diagnosticAt(filePath, picture.warning));
    const darkMessage = `${value.file}, which is hard to see in the dark theme; expected \`ground: light\` beside it`;
    warnIf(picture.isHardToSeeInDarkTheme && !value.ground, filePath, darkMessage);
  }
  if (edition) {
    const { year, published, sourcesChecked } = edition;
    const oneYearAfterCheck = `${Number(sourcesChecked.slice(0, 4)) + 1}${sourcesChecked.slice(4)}`;
    const publishedPath = ["edition", "published"];
    const futureMessage = `${published}, which is in the future; expected a date up to today`;
    warnIf(published > today, publishedPath, futureMessage);
    const lateMessage = `${published}, over a year after ${year} ends; expected it earlier, or \`year\` later`;
    warnIf(published > `${year + 1}-12-31`, publishedPath, lateMessage);
    const outdatedMessage = `${sourcesChecked}, over a year before ${published}; check the sources again`;
    warnIf(published > oneYearAfterCheck, ["edition", "sourcesChecked"], outdatedMessage);
  }
  const groupedBrand = brands?.find(
    ({ name, group }) => name !== group && products.some(({ brand }) => brand === name),
  );
  if (groupedBrand) {
    const { name, group } = groupedBrand;
    const message = `no \`listed\`, although ${name} is counted with ${group}; expected its title and answer`;
    warnIf(market !== undefined && !market.stage.views.listed, ["market", "stage", "views"], message);
  }
  const describedBrands = market?.advantages.brands.map(({ brand }) => brand);
  for (const brand of new Set(products.map((product) => product.brand))) {
    const message = `nothing of ${brand}, a brand with products; expected an item for it`;
    warnIf(describedBrands?.includes(brand) === false, ["market", "advantages", "brands"], message);
  }
  return warnings;
}

/** Finds the remaining illustrative values. The message of each diagnostic is the value. */
export function findIllustrativeValues({
  parsed,
  diagnosticAt,
}: Pick<ContentFolder, "parsed" | "diagnosticAt">): Diagnostic[] {
  return [...traverse(parsed)].flatMap(({ value, path }) =>
    isValue(value) && isIllustrative(value) ? [diagnosticAt(path, String(value.value))] : [],
  );
}
