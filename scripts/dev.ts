import { fileURLToPath } from "node:url";
import { runReactRouter } from "./react-router";

/** `npm run dev`: the development server, with the options after `--`. */
const root = fileURLToPath(new URL("..", import.meta.url));
process.exitCode = (await runReactRouter(root, ["dev", ...process.argv.slice(2)])) ? 0 : 1;
