import { fileURLToPath } from "node:url";
import { parseBasePath } from "../hosting/base-path";
import { runReactRouter } from "./react-router";

/** `npm run dev`: the development server, with the options after `--`. */
const root = fileURLToPath(new URL("..", import.meta.url));
// In the normalized form, for the addresses of pages.
process.env.BASE_PATH = parseBasePath(process.env.BASE_PATH);
process.exitCode = (await runReactRouter(root, ["dev", ...process.argv.slice(2)])) ? 0 : 1;
