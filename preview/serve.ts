import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listen } from "./listen";
import { parseServeOptions, type ServeOptions } from "./options";
import { createSite } from "./site";

/** Serves dist/ until it is stopped: `npm start -- [--port N] [--host H]`. */
async function serve(options: ServeOptions): Promise<void> {
  const folder = fileURLToPath(new URL("../dist", import.meta.url));
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  const { address, close } = await listen(createSite(folder, options.base), options).catch((error) => {
    throw new Error(explainListenError(error, options));
  });
  console.log(`The report is at ${new URL(options.base, address)} (Ctrl+C stops it)`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, close);
}

function explainListenError({ code, message }: NodeJS.ErrnoException, { port, host }: ServeOptions): string {
  const another = `Choose another: npm start -- --port ${port === 65535 ? 4173 : port + 1} (0 takes any free one)`;
  if (code === "EADDRINUSE") return `Port ${port} is in use by another program. ${another}.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user. ${another}.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `"${host}" is not an address of this machine.`;
  return `The site cannot be served: ${message}`;
}

try {
  await serve(parseServeOptions(process.argv.slice(2), process.env));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
