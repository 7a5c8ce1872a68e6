import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listen } from "./listen";
import { parseServeOptions, type ServeOptions } from "./options";
import { createSite } from "./site";

/** Serves dist/ until it is stopped: `npm start -- [--port N] [--host H]`. */
async function serve(options: ServeOptions): Promise<void> {
  const folder = fileURLToPath(new URL("../dist", import.meta.url));
  let site: RequestListener = () => {};
  // Before the build, because it takes time, and the port may be in use. Requests wait meanwhile.
  const { address, close } = await listen((req, res) => site(req, res), options).catch((error) => {
    throw new Error(explainListenError(error, options));
  });
  try {
    if (options.build) build(options.base);
    if (!existsSync(join(folder, "index.html")))
      throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
    site = createSite(folder, options.base);
  } catch (error) {
    close();
    throw error;
  }
  console.log(`The report is at ${new URL(options.base, address)} (Ctrl+C stops it)`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, close);
}

/** Throws if it fails, after the build said why. */
function build(base: string): void {
  const env = { ...process.env, BASE_PATH: base };
  const { status } = spawnSync(process.execPath, [...process.execArgv, "scripts/build.ts"], {
    stdio: "inherit",
    env,
  });
  if (status !== 0) throw new Error("Nothing is served.");
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
