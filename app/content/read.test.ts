import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { heart, trialContent } from "../../tests/trial-content";
import { readEdition } from "../edition/edition";

// Each test breaks one file in a copy of the content.
const content = trialContent();

const replace = (text: string | Uint8Array) => () => content.write(heart, text);
const remove = (file: string) => rmSync(content.path(file), { recursive: true });
/** Puts bytes before the theme. U+FFFD itself is valid UTF-8, so it must not be taken for bad bytes. */
const insert = (bytes: number[]) => () => {
  const [before = "", after = ""] = content.read(heart).split(/(?=^theme:)/mu);
  content.write(
    heart,
    Buffer.concat([Buffer.from(before.replace("#", "# \ufffd")), Buffer.from(bytes), Buffer.from(after)]),
  );
};
const replaceBy = (make: (path: string) => unknown) => () => {
  remove(heart);
  make(content.path(heart));
};
const noUtf8 = "found bytes that are no UTF-8; expected a text file saved as UTF-8";

/** What is wrong, how, and what is said of it at which line and column: in the product's file, or in the one named. */
const faults: [what: string, spoil: () => void, says: string, file?: string][] = [
  ["two documents", replace("a: 1\n---\nb: 2\n"), "2:1  found bad YAML: Source contains multiple documents"],
  ["only comments", replace("# nothing yet\n"), "1:1  found nothing; expected named fields"],
  ["one text", replace("hello\n"), '1:1  found "hello"; expected named fields'],
  ["a list", replace("- hello\n"), "1:1  found a list; expected named fields"],
  ["an empty file", replace(""), "1:1  found an empty file; expected YAML"],
  ["10 MB", replace(Buffer.alloc(10_485_760, "a")), "1:1  found a file of 10240 kB; expected at most 128 kB"],
  ["a byte of Latin-1", insert([0xe9]), `LINE:1  ${noUtf8}`],
  ["half a character", insert([0xe2, 0x82]), `LINE:1  ${noUtf8}`],
  ["half of a pair", insert([0xed, 0xa0, 0x80]), `LINE:1  ${noUtf8}`],
  [
    "UTF-16",
    () => content.write(heart, Buffer.from(`\ufeff${content.read(heart)}`, "utf16le")),
    `1:1  ${noUtf8}`,
  ],
  [
    "no file",
    () => remove("market.yaml"),
    "1:1  found no such file; expected it beside the others",
    "market.yaml",
  ],
  ["a folder instead of a file", replaceBy(mkdirSync), "1:1  could not be read (EISDIR)"],
  ["a link to itself", replaceBy((path) => symlinkSync(path, path)), "1:1  could not be read (ELOOP)"],
];

test.each(faults)("%s", (_, spoil, says, file = heart) => {
  const line = content.where(heart, "\n‸theme:").split(":")[1] ?? "";
  spoil();
  const message = `content/${file}:${says.replace("LINE", line)}`;
  expect(content.problems()).toEqual([expect.stringContaining(message)]);
});

const anchored = "found a YAML anchor or alias; expected the value itself, written out";

test.each([
  ["an unclosed quote", 'theme: "Hearts‸\nlicence: "none"', 'found bad YAML: Missing closing "quote'],
  [
    "a colon in a plain text",
    "theme: ‸Hearts: red",
    "found bad YAML: Nested mappings are not allowed in compact mappings",
  ],
  ["a tab", "theme: Hearts\nfacts:\n‸\ta: 1", "found a tab in the indentation; expected spaces"],
  ["spaces and a tab", "theme: Hearts\nfacts:\n  ‸\ta: 1", "found a tab in the indentation; expected spaces"],
  ["an anchor", "theme: &theme ‸Hearts", anchored],
  ["an alias", "theme: ‸*theme", anchored],
])("YAML with %s", (_, marked, says) => {
  content.set(heart, "theme", marked.replace("‸", ""));
  expect(content.problems()).toContain(`${content.where(heart, marked)}  ${says}`);
});

test("a byte order mark and CRLF line ends are valid", () => {
  content.write(heart, `\ufeff${content.read(heart).replaceAll("\n", "\r\n")}`);
  expect(content.problems()).toEqual([]);
});

test("a folder without products, and a folder that does not exist, are named", () => {
  remove("products");
  const message = "found no product; expected one YAML file for each product in this folder";
  expect(content.problems()).toContain(`content/products:1:1  ${message}`);
  remove(".");
  expect(readEdition(content.root)).toMatchObject({
    message: expect.stringContaining(`found no folder ${content.root}; expected`),
  });
});

describe("a hostile file is refused quickly, with a message", () => {
  const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
  const problemsInTime = () => {
    // CPU time, so that a busy machine does not fail the test.
    const start = process.cpuUsage();
    const lines = content.problems();
    const { user, system } = process.cpuUsage(start);
    expect(user + system, "microseconds").toBeLessThan(5_000_000);
    return lines;
  };
  const names = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const bomb = names.map((name, index) => `${name}: &${name} [${`*${names[index - 1]},`.repeat(9)}]`);

  test.each([
    ["ten thousand brackets", `a: ${deep("[", "]", 10_000)}`],
    ["ten thousand open brackets", `a: ${"[".repeat(10_000)}`],
    ["ten thousand question marks", "? ".repeat(10_000)],
    ["a bomb of aliases", ["_: &_ [x]", ...bomb].join("\n").replace("*undefined", "*_")],
    ["a line of spaces", `${" ".repeat(120_000)}x`],
    ["a line of one word", "x".repeat(120_000)],
    ["a line of half citations", `summary: a${"[a](".repeat(30_000)}`],
    ["a line of quotes", '"'.repeat(120_000)],
    ["nothing but empty items", "-\n".repeat(60_000)],
    ["nothing but mistakes", "- ]\n".repeat(30_000)],
    ["nothing but noughts", "\0".repeat(120_000)],
    ["another version of YAML", "%YAML 1.1\n---\n<<: { id: 1 }\na: 2001-01-01\n"],
    ["tags", "!!js/function 'x'"],
  ])("%s", (_, text) => {
    content.write(heart, text);
    const lines = problemsInTime();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(101);
    for (const line of lines) expect(line).toMatch(/^content\/products\/01-[^:]+:\d+:\d+ {2}\S.{0,400}$/u);
  });

  test("too deep nesting has its own message", () => {
    content.set(heart, "theme", `theme: ${deep("[", "]", 10_000)}`);
    const line = content.where(heart, "theme: ‸[").replace(/:\d+$/u, "");
    const message = "found lists or fields nested too deep to read; expected a few levels";
    const [problem, ...others] = content.problems();
    expect([problem?.replace(/:\d+ {2}/u, "  "), others]).toEqual([`${line}  ${message}`, []]);
  });

  test("a name of fifty thousand letters gets no suggestion and is cut", () => {
    content.edit("brands.yaml", "name: Welly", `name: ${"W".repeat(50_000)}`);
    content.set(heart, "brand", `brand: ${"W".repeat(49_999)}`);
    const message = `brand: found the unknown brand "${"W".repeat(60)}…"`;
    expect(problemsInTime()).toContainEqual(expect.stringContaining(message));
  });

  test("only a hundred problems of a file are listed, the rest counted", () => {
    content.write("sources.yaml", "- x\n".repeat(250));
    const lines = content.problems().filter((line) => line.startsWith("content/sources.yaml"));
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe("content/sources.yaml:100:3  and 150 more in this file");
  });
});
