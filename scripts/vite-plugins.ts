import { readFileSync } from "node:fs";
import { build, type Plugin, parseSync } from "vite";

/**
 * The oldest browsers that get scripts and full CSS. Older browsers get readable text: they skip rules and scripts that they
 * do not support, and those without cascade layers (from before 2022) show pages without styles.
 */
export const supportedBrowsers = ["chrome125", "edge125", "firefox128", "safari18"];

/**
 * Loads `import code from "./x.ts?script"`: the code of a browser script as text, bundled from x.ts and
 * the modules that it imports.
 */
export function scriptText(base: string): Plugin {
  return {
    name: "script-text",
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const result = await build({
          configFile: false,
          logLevel: "warn",
          base,
          build: {
            write: false,
            copyPublicDir: false,
            modulePreload: false,
            // Otherwise the script would contain the CSS of its components, which pages include already.
            cssCodeSplit: false,
            target: supportedBrowsers,
            rolldownOptions: { input: id.slice(0, -"?script".length), output: { format: "iife" } },
          },
        });
        const outputs = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
        const [script] = outputs.filter((output) => output.type === "chunk");
        for (const module of script?.moduleIds ?? []) this.addWatchFile(module);
        return `export default ${JSON.stringify(script?.code.trim())}`;
      },
    },
  };
}

/**
 * Loads `import sheets from "./x.tsx?sheets"`: the texts of the style sheets that x.tsx imports, directly
 * or through other modules. Each is listed once, in the order of the imports.
 */
export function sheetTexts(): Plugin {
  return {
    name: "sheet-texts",
    load: {
      filter: { id: /\?sheets$/ },
      async handler(id) {
        const sheets = new Set<string>();
        const visited = new Set<string>();
        const visit = async (file: string) => {
          if (visited.has(file)) return;
          visited.add(file);
          this.addWatchFile(file);
          for (const source of listImports(file)) {
            const resolved = await this.resolve(source, file);
            if (resolved?.id.endsWith(".css")) sheets.add(resolved.id);
            else if (resolved) await visit(resolved.id);
          }
        };
        await visit(id.slice(0, -"?sheets".length));
        const imports = [...sheets].map(
          (file, index) => `import sheet${index} from ${JSON.stringify(`${file}?inline`)};`,
        );
        const names = imports.map((_, index) => `sheet${index}`);
        return `${imports.join("\n")}\nexport default [${names}];`;
      },
    },
  };
}

/** Returns the relative imports of a module, except those of types only and those with a query. */
function listImports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((source) => source.startsWith(".") && !source.includes("?"));
}
