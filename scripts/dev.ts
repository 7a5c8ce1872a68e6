import { writeSchemas } from "./build/schemas";
import { run } from "./command";

// `npm run dev`: the development server, with the options after `--`.
writeSchemas();
process.exitCode = (await run(["react-router", "dev", ...process.argv.slice(2)])) ? 0 : 1;
