import { writeSchemas } from "../app/content/json-schema";
import { contentRoot } from "../app/settings";
import { run } from "./command";

// `npm run dev`: the development server, with the options after `--`.
writeSchemas(contentRoot());
process.exitCode = (await run(["react-router", "dev", ...process.argv.slice(2)])) ? 0 : 1;
