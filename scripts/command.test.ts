import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findCommand, parseArguments, run } from "./command";

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), "command-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("passes arguments to a script unchanged", async () => {
  const folder = createFolder();
  const [script, output] = [join(folder, "script.ts"), join(folder, "output.json")];
  const code = `
    import { writeFileSync } from "node:fs";
    const [file = "", ...rest]: string[] = process.argv.slice(2);
    writeFileSync(file, JSON.stringify(rest));
  `;
  writeFileSync(script, code);
  const args = ["built*", "*.json", "two words", "$HOME", "%PATH%", '"quoted"', "a;b", "a&b", ""];
  expect(await run([script, output, ...args])).toBe(true);
  expect(JSON.parse(readFileSync(output, "utf8"))).toEqual(args);
});

test("returns false when a script fails", async () => {
  const script = join(createFolder(), "script.js");
  writeFileSync(script, "process.exitCode = 3;");
  expect(await run([script])).toBe(false);
});

test("finds the JavaScript files of packages' commands", () => {
  const files = [findCommand("vitest"), findCommand("@playwright/test", "playwright")];
  for (const file of files) expect(readFileSync(file, "utf8")).toMatch(/^#!.*node/);
  expect(() => findCommand("vitest", "none")).toThrow("The package vitest has no command none.");
});

test.each([
  ["--reviewd", "Unknown option '--reviewd'; expected --reviewed, --port"],
  ["--reviewed=x", "Option '--reviewed' does not take an argument; expected --reviewed, --port"],
  ["--port", "Option '--port <value>' argument missing; expected --reviewed, --port"],
  ["-r", "Unknown option '-r'; expected --reviewed, --port"],
  ["reviewed", "Unexpected argument 'reviewed'; expected --reviewed, --port"],
])("refuses the argument %s", (argument, message) => {
  const options = { reviewed: { type: "boolean" }, port: { type: "string" } } as const;
  expect(() => parseArguments({ args: [argument], options })).toThrow(message);
});
