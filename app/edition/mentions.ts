import { productPrefix } from "../analysis/derived-values";
import type { Edition } from "../analysis/edition";
import { plainText, resolveProse } from "../analysis/text";
import { formatValue } from "../analysis/value";
import { formatProblem } from "../content/problem";
import { isProse } from "../content/prose";
import { traverseAll } from "./checks/sentences";
import { readEdition } from "./edition";

/** A text of the content: its words, the values that it names, and a line with its place. */
interface Mention {
  text: string;
  values: string[];
  line: string;
}

/** Every text that says the words or names such a value, with its place: an editor reads it again when they change. */
export function listMentions(root: string, words: string): string[] {
  const isNamed = (each: string) => each.toLowerCase().includes(words.toLowerCase());
  return listTexts(root).flatMap(({ text, values, line }) => ([text, ...values].some(isNamed) ? [line] : []));
}

/** Derived values as readers see them, by name, without those of every version. */
export function describeValues({ resolver }: Edition): Record<string, string> {
  const values = [...resolver.values].filter(([name]) => !name.startsWith("report."));
  return Object.fromEntries(values.map(([name, value]) => [name, formatValue(value)]));
}

/** The texts that name a value that was another, or its brand or product: around the new value they may no longer be right. */
export function listOutdated(root: string, edition: Edition, was: Record<string, string>): string[] {
  const now = describeValues(edition);
  const names = new Set(Object.keys({ ...was, ...now }).filter((name) => was[name] !== now[name]));
  const products = edition.products.filter(({ slug }) =>
    [...names].some((name) => name.startsWith(productPrefix(slug))),
  );
  const brands = [...names].flatMap((name) => /^(?:brand|share)\.(.+)\.\w+$/u.exec(name)?.[1] ?? []);
  const words = [...brands, ...products.map(({ name }) => name)];
  return listTexts(root).flatMap(({ text, values, line }) =>
    values.some((name) => names.has(name)) || words.some((each) => text.includes(each)) ? [line] : [],
  );
}

function listTexts(root: string): Mention[] {
  const found: Mention[] = [];
  readEdition(root, [
    (draft, { resolver }) => {
      for (const { value, path, read, self = "" } of traverseAll(draft)) {
        // Ids, addresses and names of records have no blanks.
        if (!isProse(value) && !(typeof value === "string" && value.includes(" "))) continue;
        const text = typeof value === "string" ? value : plainText(resolveProse(value, resolver, self));
        const nodes = typeof value === "string" ? [] : value.nodes;
        const values = nodes.flatMap((node) => ("name" in node ? [node.name.replace(/^this\./u, self)] : []));
        found.push({ text, values, line: formatProblem(read.at(path, text)) });
      }
      return [];
    },
  ]);
  return found;
}
