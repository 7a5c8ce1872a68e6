import { register } from "node:module";

// `node --import ./scripts/typescript/register.mjs FILE` runs a script of the project, which is TypeScript. Not by a
// runner from npm: those that were measured take up to a second and a half of every build to compile, and Node's own
// comes with 22 and knows no JSX. What compiles is in the project anyway, for Vite bundles with it.
register("./hooks.mjs", import.meta.url);
