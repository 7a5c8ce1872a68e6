import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { typescript } from "../command";

const root = fileURLToPath(new URL("../..", import.meta.url));
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "a script's place "));
  mkdirSync(join(folder, "part"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script of these files as package.json runs the project's. */
function run(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const script = join(folder, Object.keys(files)[0] ?? "");
  const options = { cwd: root, encoding: "utf8" } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, [...typescript, script], options);
  return { said: stdout.trim(), stderr, status };
}

test("a script imports TypeScript, drawings and JSON, wherever it lies", () => {
  const { said, stderr } = run({
    "main.ts": `import { type Name, greet } from "./greet"; import { mark } from "./part/mark"; import data from "./data.json";
      const name: Name = data.name; console.log(greet(name), mark.type, typeof import.meta.dirname);`,
    "greet.ts": `export type Name = string; export const greet = (name: Name): string => \`Hello \${name}\`;`,
    // Its packages are not beside it, so it draws by a function of its own.
    "part/mark.tsx": `/** @jsxRuntime classic @jsx draw */ const draw = (type: string) => ({ type }); export const mark = <b />;`,
    "data.json": `{ "name": "reader" }`,
  });
  expect(stderr).toBe("");
  expect(said).toBe("Hello reader b string");
});

test("a script that is no TypeScript is named", () => {
  const { stderr, status } = run({ "broken.ts": "const price: number = ;" });
  expect(status).toBe(1);
  expect(stderr).toContain("broken.ts");
  expect(stderr).toContain("Unexpected token");
});

test("what is not there is named", () => {
  const { stderr, status } = run({ "lonely.ts": `import "./nobody";` });
  expect(status).toBe(1);
  expect(stderr).toMatch(/Cannot find module .*nobody/);
});
