import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

// Node's module hooks: https://nodejs.org/docs/latest-v20.x/api/module.html#customization-hooks

const typescript = /\.tsx?$/;

/** A TypeScript file's relative import names another one without its ending, as it does where Vite bundles. */
export function resolve(specifier, context, next) {
  if (/^\.\.?\//.test(specifier) && typescript.test(context.parentURL)) {
    for (const ending of [".ts", ".tsx"]) {
      const url = new URL(specifier + ending, context.parentURL);
      if (statSync(url, { throwIfNoEntry: false })?.isFile()) return next(url.href, context);
    }
  }
  return next(specifier, context);
}

/** Takes types and JSX out of TypeScript, and makes a module of JSON. */
export async function load(url, context, next) {
  if (typescript.test(url)) return asModule(url, compile);
  if (url.endsWith(".json") && context.importAttributes?.type !== "json") return asModule(url, exportJson);
  return next(url, context);
}

async function asModule(url, write) {
  const file = fileURLToPath(url);
  return { format: "module", source: write(await readFile(file, "utf8"), file), shortCircuit: true };
}

function exportJson(text) {
  return `export default ${text}`;
}

function compile(text, file) {
  const { code, errors } = transformSync(file, text, { jsx: { runtime: "automatic" }, tsconfig: false });
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join("\n"));
  return code;
}
