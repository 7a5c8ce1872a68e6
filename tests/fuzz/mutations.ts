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
const bomb = [
  "a: &a [x,x,x,x,x,x,x,x,x]",
  ..."bcdefgh"
    .split("")
    .map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdefg"[at]}`).join(",")}]`),
  "",
].join("\n");

/** Changes the lines of the file. */
function onLines(change: (lines: string[], chance: Chance) => string[]): Mutation["apply"] {
  return (bytes, chance) => Buffer.from(change(bytes.toString("utf8").split("\n"), chance).join("\n"));
}

/** Changes the value on one line `key: value`. */
function onValue(change: (value: string, chance: Chance) => string): Mutation["apply"] {
  return onLines((lines, chance) => {
    const holding = lines
      .map((line, at) => (/^\s*(?:- )?[\w-]+: \S/.test(line) ? at : -1))
      .filter((at) => at >= 0);
    const at = chance.pick(holding.length > 0 ? holding : [0]);
    return lines.with(
      at,
      (lines[at] ?? "").replace(/: (.*)$/, (_, value: string) => `: ${change(value, chance)}`),
    );
  });
}

const bare = (value: string) => value.replaceAll(/^["']|["']$/g, "");
const quoted = (text: string) => JSON.stringify(text);

/** Inserts a text into a value, as pasting does. */
function insert(texts: readonly string[]): Mutation["apply"] {
  return onValue((value, chance) => {
    const text = bare(value);
    const at = chance.below(text.length + 1);
    return quoted(text.slice(0, at) + chance.pick(texts) + text.slice(at));
  });
}

export const mutations: readonly Mutation[] = [
  { name: "deleted line", apply: onLines((lines, chance) => lines.toSpliced(chance.below(lines.length), 1)) },
  {
    name: "deleted lines",
    apply: onLines((lines, chance) => lines.toSpliced(chance.below(lines.length), 1 + chance.below(20))),
  },
  {
    name: "doubled line",
    apply: onLines((lines, chance) => {
      const at = chance.below(lines.length);
      return lines.toSpliced(at, 0, lines[at] ?? "");
    }),
  },
  {
    name: "swapped lines",
    apply: onLines((lines, chance) => {
      const [a, b] = [chance.below(lines.length), chance.below(lines.length)];
      return lines.with(a, lines[b] ?? "").with(b, lines[a] ?? "");
    }),
  },
  {
    name: "other indentation",
    apply: onLines((lines, chance) => {
      const at = chance.below(lines.length);
      return lines.with(at, chance.pick([" ", "\t", "      "]) + lines[at]);
    }),
  },
  {
    name: "renamed key",
    apply: onLines((lines, chance) => {
      const at = chance.below(lines.length);
      return lines.with(
        at,
        (lines[at] ?? "").replace(
          /([\w-]+):/,
          (_, key: string) => `${chance.pick([`${key}x`, "__proto__", "constructor", "toString", ""])}:`,
        ),
      );
    }),
  },
  { name: "wrong type", apply: onValue((_, chance) => chance.pick(wrongTypes)) },
  {
    name: "huge number",
    apply: onLines((lines, chance) => {
      const holding = lines.map((line, at) => (/\d/.test(line) ? at : -1)).filter((at) => at >= 0);
      const at = chance.pick(holding.length > 0 ? holding : [0]);
      return lines.with(
        at,
        (lines[at] ?? "").replace(/\d[\d.]*/, () => chance.pick(hugeNumbers)),
      );
    }),
  },
  { name: "empty value", apply: onValue((_, chance) => chance.pick(["", '""', "' '"])) },
  { name: "long value", apply: onValue((value) => quoted(bare(value).padEnd(100_000, "wide "))) },
  { name: "markup", apply: insert(markup) },
  { name: "bidirectional mark", apply: insert(bidirectional) },
  { name: "control character", apply: insert(controls) },
  {
    name: "raw control character",
    apply: (bytes, chance) => splice(bytes, chance, Buffer.from(chance.pick(controls))),
  },
  {
    name: "placeholder",
    apply: insert(
      "{ } {} {none} {productCount [none] [source:none] {__proto__} {products.constructor} ** ` 42".split(
        " ",
      ),
    ),
  },
  {
    name: "anchor and alias",
    apply: onValue((value, chance) => chance.pick([`&x ${value}`, "*x", "&x *x", "<<: *x"])),
  },
  {
    name: "bomb",
    apply: (bytes, chance) =>
      Buffer.concat(
        chance.pick([
          [Buffer.from(bomb), bytes],
          [bytes, Buffer.from(`\n${bomb}`)],
        ]),
      ),
  },
  {
    name: "deep nesting",
    apply: onValue((_, chance) => {
      const depth = chance.pick([100, 1000, 20_000]);
      return "[".repeat(depth) + "]".repeat(chance.pick([depth, 0]));
    }),
  },
  {
    name: "second document",
    apply: (bytes, chance) =>
      Buffer.concat([
        bytes,
        Buffer.from(chance.pick(["\n---\na: 1\n", "\n...\n", "\n--- !x\n", "\n%YAML 9.9\n---\n"])),
      ]),
  },
  {
    name: "flipped bytes",
    apply: (bytes, chance) => {
      const copy = Buffer.from(bytes);
      for (let left = 1 + chance.below(8); left > 0; left -= 1) {
        const at = chance.below(copy.length);
        copy[at] = (copy[at] ?? 0) ^ (1 << chance.below(8));
      }
      return copy;
    },
  },
  {
    name: "random bytes",
    apply: (bytes, chance) =>
      splice(
        bytes,
        chance,
        Buffer.from(Array.from({ length: 1 + chance.below(16) }, () => chance.below(256))),
      ),
  },
  { name: "cut off", apply: (bytes, chance) => bytes.subarray(0, chance.below(bytes.length)) },
  {
    name: "nothing left",
    apply: (_, chance) => Buffer.from(chance.pick(["", "\n", "null", "[]", "- a", "x", "\u0000", "---"])),
  },
  {
    name: "Windows line ends",
    apply: (bytes) => Buffer.from(bytes.toString("utf8").replaceAll("\n", "\r\n")),
  },
];

function splice(bytes: Buffer, chance: Chance, inserted: Buffer): Buffer {
  const at = chance.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at)]);
}
