import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

// Node's module hooks: https://nodejs.org/docs/latest-v20.x/api/module.html#customization-hooks

/** A relative import names a TypeScript file without its ending, as it does where Vite bundles. */
export function resolve(specifier, context, next) {
  if (/^\.\.?\//.test(specifier) && context.parentURL?.startsWith("file:")) {
    for (const ending of [".ts", ".tsx"]) {
      const url = new URL(specifier + ending, context.parentURL);
      if (statSync(url, { throwIfNoEntry: false })?.isFile()) return next(url.href, context);
    }
  }
  return next(specifier, context);
}

/** Takes types and JSX out of TypeScript, and makes a module of JSON. */
export async function load(url, context, next) {
  const kind = /\.(tsx?|json)$/.exec(new URL(url).pathname)?.[1];
  if (kind === undefined || (kind === "json" && context.importAttributes?.type === "json")) {
    return next(url, context);
  }
  const file = fileURLToPath(url);
  const text = await readFile(file, "utf8");
  const source = kind === "json" ? `export default ${text}` : compile(file, text);
  return { format: "module", source, shortCircuit: true };
}

function compile(file, text) {
  const { code, errors } = transformSync(file, text, { jsx: { runtime: "automatic" }, tsconfig: false });
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join("\n"));
  return code;
}
