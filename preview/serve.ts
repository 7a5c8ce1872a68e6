import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listen } from "./listen";
import { parseServeOptions, type ServeOptions } from "./options";
import { createSite } from "./site";

/** `npx tsx preview/serve.ts [--port N] [--host H] [--base /PATH/]` serves dist/ until it is told to stop. */
async function serve(): Promise<void> {
  const options = readOptions();
  const folder = join(fileURLToPath(new URL("..", import.meta.url)), "dist");
  if (!existsSync(join(folder, "index.html"))) {
    fail(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  try {
    const { address, close } = await listen(createSite(folder, options.base), options);
    console.log(`The report is at ${new URL(options.base, address)} (Ctrl+C stops it)`);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, close);
  } catch (error) {
    fail(explainListenError(error as NodeJS.ErrnoException, options));
  }
}

function readOptions(): ServeOptions {
  try {
    return parseServeOptions(process.argv.slice(2), process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

function explainListenError({ code, message }: NodeJS.ErrnoException, { port, host }: ServeOptions): string {
  const another = `Choose another: npm start -- --port ${port === 65535 ? 4173 : port + 1} (0 takes any free one)`;
  if (code === "EADDRINUSE") return `Port ${port} is in use by another program. ${another}.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user. ${another}.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `"${host}" is not an address of this machine.`;
  return `The site cannot be served: ${message}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

await serve();
