import type { Chance } from "../seeded-chance";

/** A random change of a content file. */
export interface Mutation {
  name: string;
  apply(bytes: Buffer, chance: Chance): Buffer;
}

/** Markup that a page must not hold unescaped. */
const markup = [
  "<script>fuzz()</script>",
  '"><img src=x onerror=fuzz()>',
  "</script><script>fuzz()</script>",
  "</style><style>*{display:none}</style>",
  "<!--",
  "]]>",
  "javascript:fuzz()",
  "{{constructor}}",
  "&lt;script&gt;",
];
const bidirectional = ["\u202e", "\u2066", "\u200f", "\u202aabc\u202c", "\u061c"];
const controls = ["\u0000", "\u0007", "\u001b[31m", "\u007f", "\u0085", "\u2028", "\ufeff", "\ufffd"];
const wrongTypes = [
  ..."[] {} null ~ true .nan .inf 0x10 1e400 2025-01-01".split(" "),
  ...["!!binary aGk=", "- a", "!!js/function 'x'", "!!set {a}"],
];
const hugeNumbers = ["1e308", "99999999999999999999", "-1", "0", "1e-320", "9007199254740993", "0.1e1000"];
const keys = ["__proto__", "constructor", "toString", ""];
const placeholders =
  "{ } {} {none} {productCount [none] [source:none] {__proto__} {products.constructor} ** ` 42".split(" ");
const aliases = ["&x value", "*x", "&x *x", "<<: *x"];
const documents = ["\n---\na: 1\n", "\n...\n", "\n--- !x\n", "\n%YAML 9.9\n---\n"];
const scraps = ["", "\n", "null", "[]", "- a", "x", "\u0000", "---"];
const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${[..."bcdefgh"]
  .map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdefg"[at]}`).join(",")}]\n`)
  .join("")}`;

const lines =
  (change: (lines: string[], at: number, chance: Chance) => string[]): Mutation["apply"] =>
  (bytes, chance) => {
    const all = bytes.toString("utf8").split("\n");
    return Buffer.from(change(all, chance.below(all.length), chance).join("\n"));
  };

/** Changes one of the lines that match. */
const matching = (pattern: RegExp, change: (line: string, chance: Chance) => string): Mutation["apply"] =>
  lines((all, _, chance) => {
    const holding = all.flatMap((line, at) => (pattern.test(line) ? [at] : []));
    const at = chance.pick(holding.length > 0 ? holding : [0]);
    return all.with(at, change(all[at] ?? "", chance));
  });

/** Changes the value on one line `key: value`. */
const value = (change: (value: string, chance: Chance) => string) =>
  matching(/^\s*(?:- )?[\w-]+: \S/, (line, chance) =>
    line.replace(/: (.*)$/, (_, found: string) => `: ${change(found, chance)}`),
  );

const bare = (text: string) => text.replaceAll(/^["']|["']$/g, "");

/** Inserts a text into a value, as pasting does. */
const insert = (texts: readonly string[]) =>
  value((found, chance) => {
    const text = bare(found);
    const at = chance.below(text.length + 1);
    return JSON.stringify(text.slice(0, at) + chance.pick(texts) + text.slice(at));
  });

function splice(bytes: Buffer, chance: Chance, inserted: Buffer): Buffer {
  const at = chance.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at)]);
}

function flip(bytes: Buffer, chance: Chance): Buffer {
  const copy = Buffer.from(bytes);
  for (let left = 1 + chance.below(8); left > 0; left -= 1) {
    const at = chance.below(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << chance.below(8));
  }
  return copy;
}

function nest(_: string, { pick }: Chance): string {
  const depth = pick([100, 1000, 20_000]);
  return "[".repeat(depth) + "]".repeat(pick([depth, 0]));
}

const all: Record<string, Mutation["apply"]> = {
  "deleted line": lines((all, at) => all.toSpliced(at, 1)),
  "deleted lines": lines((all, at, { below }) => all.toSpliced(at, 1 + below(20))),
  "doubled line": lines((all, at) => all.toSpliced(at, 0, all[at] ?? "")),
  "swapped lines": lines((all, at, { below }) => {
    const other = below(all.length);
    return all.with(at, all[other] ?? "").with(other, all[at] ?? "");
  }),
  "other indentation": lines((all, at, { pick }) => all.with(at, pick([" ", "\t", "      "]) + all[at])),
  "renamed key": matching(/[\w-]+:/, (line, { pick }) =>
    line.replace(/([\w-]+):/, (_, key: string) => `${pick([`${key}x`, ...keys])}:`),
  ),
  "wrong type": value((_, { pick }) => pick(wrongTypes)),
  "huge number": matching(/\d/, (line, { pick }) => line.replace(/\d[\d.]*/, () => pick(hugeNumbers))),
  "empty value": value((_, { pick }) => pick(["", '""', "' '"])),
  "long value": value((found) => JSON.stringify(bare(found).padEnd(100_000, "wide "))),
  markup: insert(markup),
  "bidirectional mark": insert(bidirectional),
  "control character": insert(controls),
  "raw control character": (bytes, chance) => splice(bytes, chance, Buffer.from(chance.pick(controls))),
  placeholder: insert(placeholders),
  "anchor and alias": value((found, { pick }) => pick(aliases).replace("value", () => found)),
  bomb: (bytes, { pick }) => Buffer.from(pick([`${bomb}${bytes}`, `${bytes}\n${bomb}`])),
  "deep nesting": value(nest),
  "second document": (bytes, { pick }) => Buffer.from(`${bytes}${pick(documents)}`),
  "flipped bytes": flip,
  "random bytes": (bytes, chance) =>
    splice(bytes, chance, Buffer.from(Array.from({ length: 1 + chance.below(16) }, () => chance.below(256)))),
  "cut off": (bytes, { below }) => bytes.subarray(0, below(bytes.length)),
  "nothing left": (_, { pick }) => Buffer.from(pick(scraps)),
  "Windows line ends": (bytes) => Buffer.from(bytes.toString("utf8").replaceAll("\n", "\r\n")),
};

export const mutations: readonly Mutation[] = Object.entries(all).map(([name, apply]) => ({ name, apply }));
