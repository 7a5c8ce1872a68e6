import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { build, createServer } from "vite";
import { describe, expect, onTestFinished, test } from "vitest";
import { scriptText, sheetTexts } from "./vite-plugins";

/** Writes modules into a temporary folder and returns the folder's path. */
function writeModules(modules: Record<string, string>): string {
  // Vite resolves symbolic links, and on macOS the folder for temporary files is one.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "modules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(modules)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  return folder;
}

/** Bundles `entry.ts` and returns its default export. */
async function load<Value>(modules: Record<string, string>, base = "/"): Promise<Value> {
  const root = writeModules({ "package.json": '{ "type": "module" }', ...modules });
  const plugins = [scriptText(base), sheetTexts()];
  const outDir = join(root, "output");
  const settings = { configFile: false, logLevel: "silent", build: { ssr: "entry.ts", outDir } } as const;
  await build({ root, base, plugins, ...settings });
  const bundle: { default: Value } = await import(pathToFileURL(join(outDir, "entry.js")).href);
  return bundle.default;
}

describe("an import with ?script", () => {
  const entry = 'export { default } from "./script.ts?script";';

  test("bundles the modules into one script without global variables", async () => {
    const code = await load<string>({
      "entry.ts": entry,
      "script.ts": 'import { greet } from "./parts/greet";\nresults.push(greet("Ada"), greet("Alan"));',
      "parts/greet.ts": "export function greet(name: string): string { return 'Hello ' + name; }",
    });
    const context = { results: [] };
    runInNewContext(code, context);
    expect(context).toEqual({ results: ["Hello Ada", "Hello Alan"] });
  });

  test("does not contain style sheets", async () => {
    const code = await load<string>({
      "entry.ts": entry,
      "script.ts": 'import "./part.css";\nconsole.log("part");',
      "part.css": ".part { color: red; }",
    });
    expect(code).toContain("part");
    expect(code).not.toContain("color");
  });

  test("replaces import.meta.env.BASE_URL with the base path", async () => {
    const modules = { "entry.ts": entry, "script.ts": "results.push(import.meta.env.BASE_URL);" };
    const results: string[] = [];
    runInNewContext(await load<string>(modules, "/some/where/"), { results });
    expect(results).toEqual(["/some/where/"]);
  });
});

describe("an import with ?sheets", () => {
  const entry = 'export { default } from "./page.tsx?sheets";';
  const createSheet = (name: string) => `.${name} { color: red; }`;

  test("lists each style sheet once, in the order of the imports", async () => {
    const sheets = await load<string[]>({
      "entry.ts": entry,
      "page.tsx": `
        import { card } from "./parts/card";
        import "./page.css";
        import { list } from "./parts/list";
        export const page = <main>{card}{list}</main>;
      `,
      "page.css": createSheet("page"),
      "parts/card.tsx": 'import "./card.css";\nexport const card = <p>card</p>;',
      "parts/card.css": createSheet("card"),
      // The import of ../page makes a cycle.
      "parts/list.tsx":
        'import "./list.css";\nimport "./card";\nimport "../page";\nexport const list = <ul />;',
      "parts/list.css": createSheet("list"),
    });
    const names = sheets.map((sheet) => /^\.(\w+)\s*\{/.exec(sheet)?.[1]);
    expect(names).toEqual(["card", "page", "list"]);
  });

  test("does not follow imports of types, of packages and with a query", async () => {
    const sheets = await load<string[]>({
      "entry.ts": entry,
      "page.tsx": `
        import { join } from "node:path";
        import type { Props } from "./types";
        import { type Other } from "./types";
        import code from "./script.ts?script";
        import "./page.css";
        export const page = (props: Props & Other) => join(code, String(props));
      `,
      "page.css": createSheet("page"),
      "types.ts": 'import "./types.css";\nexport type Props = object;\nexport type Other = object;',
      "types.css": createSheet("types"),
      "script.ts": 'import "./script.css";\nconsole.log("script");',
      "script.css": createSheet("script"),
    });
    expect(sheets).toEqual([expect.stringContaining(".page")]);
  });

  test("returns an empty list without style sheets", async () => {
    expect(await load<string[]>({ "entry.ts": entry, "page.tsx": "export const page = 1;" })).toEqual([]);
  });
});

test.each(["script", "sheets"])(
  "an import with ?%s depends on all its modules in development, so that a change reloads it",
  async (query) => {
    const root = writeModules({
      "entry.ts": `export { default } from "./page.ts?${query}";`,
      "page.ts": 'import "./part";\nconsole.log("page");',
      "part.ts": 'console.log("part");',
    });
    const server = await createServer({
      root,
      plugins: [scriptText("/"), sheetTexts()],
      appType: "custom",
      configFile: false,
      logLevel: "silent",
      server: { middlewareMode: true, ws: false, watch: null },
    });
    onTestFinished(() => server.close());
    const { ssr } = server.environments;
    const url = `/page.ts?${query}`;
    await ssr.transformRequest("/entry.ts");
    await ssr.transformRequest(url);
    const module = await ssr.moduleGraph.getModuleByUrl(url);
    const files = [...(module?.importedModules ?? [])].map(({ file }) => relative(root, file ?? ""));
    expect(files.toSorted()).toEqual(["page.ts", "part.ts"]);
  },
);
