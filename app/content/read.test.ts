import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { heart, trialContent } from "../../tests/trial-content";
import { readEdition } from "../edition/edition";

// Each test breaks one file in a copy of the content.
const content = trialContent();

const problems = () => content.problems();

describe("YAML", () => {
  test("with an unclosed quote", () => {
    content.set(heart, "theme", 'theme: "Hearts\nlicence: "none"');
    expect(problems()).toEqual([
      `${content.where(heart, 'theme: "Hearts‸\n')}  found bad YAML: Missing closing "quote`,
    ]);
  });

  test("with a colon in a plain text", () => {
    content.set(heart, "theme", "theme: Hearts: red");
    expect(problems()).toEqual([
      `${content.where(heart, "theme: ‸Hearts: red")}  found bad YAML: Nested mappings are not allowed in compact mappings`,
    ]);
  });

  test.each(["", "  "])("with %j and a tab as indentation", (spaces) => {
    content.edit(heart, "\n  - text", `\n${spaces}\t- text`);
    expect(problems()).toEqual([
      `${content.where(heart, `\n${spaces}‸\t- text`)}  found a tab in the indentation; expected spaces`,
    ]);
  });

  test("with an anchor and an alias", () => {
    content.set(heart, "theme", "theme: &theme Hearts");
    content.edit(heart, "\npicture:", "\nlicence: *theme\npicture:");
    const message = "found a YAML anchor or alias; expected the value itself, written out";
    expect(problems()).toEqual([
      `${content.where(heart, "theme: &theme ‸Hearts")}  ${message}`,
      `${content.where(heart, "licence: ‸*theme")}  ${message}`,
    ]);
  });

  test("with two documents in one file", () => {
    content.write(heart, "a: 1\n---\nb: 2\n");
    expect(problems()).toEqual([expect.stringMatching(/^\S+:2:1 {2}found bad YAML: .*multiple documents/u)]);
  });

  test.each([
    ["only comments", "# nothing yet\n", 1, "found nothing; expected named fields"],
    ["one text", "hello\n", 1, 'found "hello"; expected named fields'],
    ["a list", "- hello\n", 1, "found a list; expected named fields"],
  ])("of %s", (_, text, column, message) => {
    content.write(heart, text);
    expect(problems()).toEqual([`content/${heart}:1:${column}  ${message}`]);
  });

  test("with a byte order mark and CRLF line ends is valid", () => {
    content.write(heart, `\ufeff${content.read(heart).replaceAll("\n", "\r\n")}`);
    expect(problems()).toEqual([]);
  });
});

describe("a file", () => {
  test("of 10 MB", () => {
    content.write(heart, Buffer.alloc(10 * 1024 * 1024, "a"));
    expect(problems()).toEqual([`content/${heart}:1:1  found a file of 10240 kB; expected at most 128 kB`]);
  });

  test("that is empty", () => {
    content.write("market.yaml", "");
    expect(problems()).toEqual(["content/market.yaml:1:1  found an empty file; expected YAML"]);
  });

  test("that is missing", () => {
    rmSync(content.path("market.yaml"));
    expect(problems()).toEqual([
      "content/market.yaml:1:1  found no such file; expected it beside the others",
    ]);
  });

  test("that is a folder", () => {
    rmSync(content.path(heart));
    mkdirSync(content.path(heart));
    expect(problems()).toEqual([`content/${heart}:1:1  could not be read (EISDIR)`]);
  });

  test("that is a link to itself", () => {
    rmSync(content.path(heart));
    symlinkSync(content.path(heart), content.path(heart));
    expect(problems()).toEqual([`content/${heart}:1:1  could not be read (ELOOP)`]);
  });

  test.each([
    ["a byte of Latin-1", [0xe9]],
    ["half a character", [0xe2, 0x82]],
    ["half of a pair", [0xed, 0xa0, 0x80]],
  ])("with %s is not UTF-8", (_, bytes) => {
    // U+FFFD itself is valid UTF-8, so it must not be taken for the bad bytes.
    const text = `# \ufffd\n${content.read(heart)}`;
    const split = text.indexOf("\ntheme:");
    content.write(
      heart,
      Buffer.concat([Buffer.from(text.slice(0, split)), Buffer.from(bytes), Buffer.from(text.slice(split))]),
    );
    const line = text.slice(0, split).split("\n").length;
    expect(problems()).toEqual([
      `content/${heart}:${line}:1  found bytes that are no UTF-8; expected a text file saved as UTF-8`,
    ]);
  });

  test("in UTF-16 is not UTF-8", () => {
    content.write(heart, Buffer.from(`\ufeff${content.read(heart)}`, "utf16le"));
    expect(problems()).toEqual([
      `content/${heart}:1:1  found bytes that are no UTF-8; expected a text file saved as UTF-8`,
    ]);
  });
});

describe("the folder", () => {
  test("without products", () => {
    rmSync(content.path("products"), { recursive: true });
    expect(problems()).toContain(
      "content/products:1:1  found no product; expected one YAML file for each product in this folder",
    );
  });

  test("that does not exist is named", () => {
    rmSync(content.root, { recursive: true });
    const result = readEdition(content.root);
    expect(result.ok ? "" : result.message).toContain(`found no folder ${content.root}; expected`);
  });
});

describe("a hostile file is refused quickly, with a message", () => {
  const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
  // CPU time, so that a busy machine does not fail the test.
  const mostMicroseconds = 5_000_000;
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
    const start = process.cpuUsage();
    const lines = problems();
    const { user, system } = process.cpuUsage(start);
    expect(user + system).toBeLessThan(mostMicroseconds);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(101);
    for (const line of lines) expect(line).toMatch(/^content\/products\/01-[^:]+:\d+:\d+ {2}\S.{0,400}$/u);
  });

  test("too deep nesting has its own message", () => {
    content.set(heart, "theme", `theme: ${deep("[", "]", 10_000)}`);
    const line = content.where(heart, "theme: ‸[").replace(/:\d+$/u, "");
    expect(problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${line}:\\d+ {2}found lists or fields nested too deep to read; expected a few levels$`,
          "u",
        ),
      ),
    ]);
  });

  test("a name of fifty thousand letters gets no suggestion and is cut", () => {
    content.edit("brands.yaml", "name: Welly", `name: ${"W".repeat(50_000)}`);
    content.set(heart, "brand", `brand: ${"W".repeat(49_999)}`);
    const start = process.cpuUsage();
    const lines = problems();
    const { user, system } = process.cpuUsage(start);
    expect(user + system).toBeLessThan(mostMicroseconds);
    expect(lines).toContainEqual(
      expect.stringContaining(`brand: found the unknown brand "${"W".repeat(60)}…"`),
    );
  });

  test("only a hundred problems of a file are listed, the rest counted", () => {
    content.write("sources.yaml", "- x\n".repeat(250));
    const lines = problems().filter((line) => line.startsWith("content/sources.yaml"));
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe("content/sources.yaml:100:3  and 150 more in this file");
  });
});
