import { runReactRouter } from "./react-router";

// `npm run dev`: the development server, with the options after `--`.
process.exitCode = (await runReactRouter(["dev", ...process.argv.slice(2)])) ? 0 : 1;
