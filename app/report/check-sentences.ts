import type { Problem } from "../content/problem";
import { findBareNumbers, isProse, isZeroFormat, matchNumberedWords, type ProseNode } from "../content/prose";
import type { Content, ParsedContent } from "../content/read-content";
import { type Path, traverse } from "../content/traverse";
import type { Values } from "./derived-values";
import { productPrefix } from "./product";
import { fullName } from "./text";
import type { Value } from "./value";

/** Marks say what is illustrative: words would stay false when a value becomes real. */
const markWords = /\b(?:illustrative|made(?:-| \w+ | )up|placeholder)\b/iu;
/** Where words define the mark, or tell how to read the data. */
const definitions = ["methodology.reading", "data.illustrative"];

/** Words that no text may have, and numbers outside of values and citations. */
export function checkWords(parsed: ParsedContent): Problem[] {
  const { brands = [], products, at } = parsed;
  const numbered = matchNumberedWords([
    ...brands.map(({ name }) => name),
    ...products.flatMap(({ name, license, packaging }) => [name, license?.value ?? "", packaging.value]),
  ]);
  const joining = brands.filter(({ name, group }) => name !== group).map(({ name }) => name);
  return [...traverse(parsed)].flatMap(({ value, path }) => {
    const place = path.join(".");
    const text = isProse(value) ? value.nodes.map((node) => Object(node).text ?? "…").join("") : value;
    if (typeof text !== "string" || path.at(-1) === "kind") return [];
    const messages: string[] = [];
    const [mark] = markWords.exec(text) ?? [];
    if (mark && !definitions.some((each) => place.startsWith(each)))
      messages.push(`found "${mark}"; expected no such word: a value's mark says it`);
    // How the products were chosen is the owner's own statement.
    if (isProse(value) && place !== "about.selection") messages.push(...findBareNumbers(value, numbered));
    const joined = isProse(value) && joining.find((name) => saysThatItJoins(text, name));
    if (joined) messages.push(`found "${joined}" as words; expected {leader.joined.names} instead`);
    return messages.map((message) => at(path, message));
  });
}

/** "with Hot Wheels" and "Hot Wheels included" would stay false when the brand gets another group. */
function saysThatItJoins(text: string, brand: string): boolean {
  const claims = [
    `with ${brand}`,
    `plus ${brand}`,
    `including ${brand}`,
    `${brand} included`,
    `${brand} is counted`,
  ];
  return claims.some((claim) => text.toLowerCase().includes(claim.toLowerCase()));
}

/** Values that sentences name and the model does not have. */
export function checkNames(content: Content, values: Values): Problem[] {
  return checkNodes(content, (node, self) => {
    if (!("name" in node) || values.has(fullName(node.name, self))) return undefined;
    const names = [...values.keys()].map((name) => (self ? name.replace(self, "this.") : name));
    const near = names.filter((name) => name.split(".")[0] === node.name.split(".")[0]).join(", ");
    return `found the unknown value "${node.name}"; expected ${near || "another name"}`;
  });
}

/** Values that leave a sentence false or unreadable: empty lists, zeros, and numbers that do not fit the word behind them. */
export function checkValues(content: Content, values: Values): Problem[] {
  return checkNodes(content, (node, self, next, path) => {
    const value = node.type === "value" && values.get(fullName(node.name, self));
    if (!value) return undefined;
    const isZero = value.raw === 0 && value.unit !== "money";
    const isHandled = isZeroFormat(node.format);
    if (isZero && !isHandled)
      return `found zero in {${node.name}}; expected another sentence, or {${node.name}|none}`;
    if (value.raw === "" && !isHandled)
      return `found nothing in {${node.name}}; expected a sentence that is true without it`;
    const misfit = next?.type === "text" && findMisfit(value, next.text);
    if (misfit)
      return `found "${value.raw}${misfit}"; expected {${node.name}|word for one|word for more} there`;
    // Titles, descriptions and sentences to quote show no marks.
    if (value.kind === "illustrative" && /^site\.pages|^methodology\.use\.rows/u.test(path.join(".")))
      return `found the illustrative value {${node.name}} where it would have no mark; expected another value`;
    return undefined;
  });
}

/** A problem where `check` has a message for a node of a sentence. `self`: what `this.` stands for. */
function checkNodes(
  content: Content,
  check: (
    node: ProseNode,
    self: string | undefined,
    next: ProseNode | undefined,
    path: Path,
  ) => string | undefined,
): Problem[] {
  return [...traverse(content)].flatMap(({ value, path }) => {
    if (!isProse(value)) return [];
    const product = path[0] === "products" ? content.products[Number(path[1])] : undefined;
    const self = product && productPrefix(product.slug);
    const messages = value.nodes.flatMap(
      (node, index) => check(node, self, value.nodes[index + 1], path) ?? [],
    );
    return messages.map((message) => content.at(path, message));
  });
}

const nouns = "product|brand|tier|rating|license|name|finding|trend|step|result|source|bandage|pack";
/** "1 products", "1 licensed names", "1 are"; but not "1 of the products". */
const afterOne = new RegExp(
  String.raw`^ (?:(?!of\b)[\p{L}-]+ )?(?:(?:${nouns})s|opportunities)\b|^ (?:are|have|were)\b`,
  "iu",
);
/** "2 product", "2 licensed name of", "2 is"; but not "2 product pages". */
const afterMany = new RegExp(
  String.raw`^ (?:(?!of\b)[\p{L}-]+ )?(?:${nouns}|opportunity)(?=[.,;:?!)]|$| (?:of|in|at|with|for|and|or|that|is|has)\b)|^ (?:is|has|was)\b`,
  "iu",
);

/** The words behind a count that do not fit it. */
function findMisfit({ raw, unit }: Value, words: string): string | undefined {
  if (typeof raw !== "number" || raw === 0 || unit !== "count") return undefined;
  return (raw === 1 ? afterOne : afterMany).exec(words)?.[0];
}
