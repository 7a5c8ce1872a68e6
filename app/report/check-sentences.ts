import type { Problem } from "../content/problem";
import { findBareNumbers, isProse, isZeroFormat, matchNumberedWords, type Prose } from "../content/prose";
import type { Content, ParsedContent } from "../content/read-content";
import { type Path, traverse } from "../content/traverse";
import type { Values } from "./derived-values";
import { productPrefix } from "./product";
import { fullName } from "./text";
import type { Value } from "./value";

interface Sentence {
  prose: Prose;
  path: Path;
  /** What `this.` stands for. */
  self: string | undefined;
}

function* listSentences(parsed: ParsedContent): Generator<Sentence> {
  for (const { value, path } of traverse(parsed)) {
    const product = path[0] === "products" ? parsed.products[Number(path[1])] : undefined;
    if (isProse(value)) yield { prose: value, path, self: product && productPrefix(product.slug) };
  }
}

/** Values that sentences name and the model does not have. */
export function checkNames(content: Content, values: Values): Problem[] {
  return [...listSentences(content)].flatMap(({ prose, path, self }) =>
    prose.nodes.flatMap((node) => {
      if (!("name" in node) || values.has(fullName(node.name, self))) return [];
      const [group] = node.name.split(".");
      const known = [...values.keys()].map((name) => (self ? name.replace(self, "this.") : name));
      const near = known.filter((name) => name.startsWith(`${group}.`)).join(", ");
      return [content.at(path, `found the unknown value "${node.name}"; expected ${near || "another name"}`)];
    }),
  );
}

/** Marks say what is illustrative: words would stay false when a value becomes real. */
const markWords = /\b(?:illustrative|made(?:-| \w+ | )up|placeholder)\b/iu;
/** Where words define the mark, or tell how to read the data. */
const definitions = ["methodology.reading", "data.illustrative", "data.examples"];

/** Words that no text may have, and numbers outside of values and citations. */
export function checkWords(parsed: ParsedContent): Problem[] {
  const { brands = [], products, at } = parsed;
  const known = matchNumberedWords([
    ...brands.map(({ name }) => name),
    ...products.flatMap(({ name, license, packaging }) => [name, license?.value ?? "", packaging.value]),
  ]);
  const joining = brands.filter(({ name, group }) => name !== group).map(({ name }) => name);
  return [...traverse(parsed)].flatMap(({ value, path }) => {
    const place = path.join(".");
    const text = isProse(value)
      ? value.nodes.map((node) => ("text" in node ? node.text : "…")).join("")
      : value;
    if (typeof text !== "string" || path.at(-1) === "kind") return [];
    const messages: string[] = [];
    const mark = definitions.some((each) => place.startsWith(each)) ? null : markWords.exec(text);
    if (mark) messages.push(`found "${mark[0]}"; expected no such word: a value's mark says it`);
    if (isProse(value)) {
      // How the products were chosen is the owner's own statement.
      if (place !== "about.selection") messages.push(...findBareNumbers(value, known));
      const joined = joining.find((name) => saysThatItJoins(text, name));
      if (joined)
        messages.push(
          `found "${joined}" as words; expected {leader.joined.names}, which follows brands.yaml`,
        );
    }
    return messages.map((message) => at(path, message));
  });
}

/** "with Hot Wheels" and "Hot Wheels included" depend on the brand's group. */
function saysThatItJoins(text: string, brand: string): boolean {
  return (
    ["with", "plus", "including"].some((word) =>
      text.toLowerCase().includes(`${word} ${brand.toLowerCase()}`),
    ) || [" included", " is counted"].some((words) => text.includes(brand + words))
  );
}

/** Values that leave a sentence false or unreadable: empty lists, zeros, and numbers that do not fit the word behind them. */
export function checkValues(content: Content, values: Values): Problem[] {
  return [...listSentences(content)].flatMap(({ prose, path, self }) =>
    prose.nodes.flatMap((node, index) => {
      const value = node.type === "value" && values.get(fullName(node.name, self));
      if (!value) return [];
      const messages: string[] = [];
      const isZero = value.raw === 0 && value.unit !== "money";
      if ((isZero || value.raw === "") && !isZeroFormat(node.format))
        messages.push(
          `found ${isZero ? "zero" : "nothing"} in {${node.name}}; expected another sentence, or {${node.name}|none}`,
        );
      const after = prose.nodes[index + 1];
      const misfit = after?.type === "text" && findMisfit(value, after.text);
      if (misfit)
        messages.push(
          `found "${value.raw}${misfit}"; expected {${node.name}|word for one|word for more} there`,
        );
      if (value.kind === "illustrative" && losesMarks(path))
        messages.push(
          `found the illustrative value {${node.name}} where it would have no mark; expected another value`,
        );
      return messages.map((message) => content.at(path, message));
    }),
  );
}

/** Titles and descriptions of pages, and sentences to quote. */
function losesMarks(path: Path): boolean {
  const place = path.join(".");
  return place.startsWith("site.pages") || place.startsWith("methodology.use.rows");
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
