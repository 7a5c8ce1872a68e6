import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parseBasePath } from "../hosting/base-path";
import { listen } from "./listen";
import { createSite } from "./site";

const text = { type: "string" } as const;

/** Serves dist/ until it is stopped: `npm start -- [--port N] [--host H]`. `--build`: builds it first. */
async function serve(): Promise<void> {
  const { port = process.env.PORT || "4173", ...given } = parseArgs({
    options: { port: text, host: text, build: { type: "boolean" } },
  }).values;
  const base = parseBasePath(process.env.BASE_PATH);
  // Without a host, on this machine only.
  const options = { port: Number(port), ...(given.host && { host: given.host }) };
  const folder = fileURLToPath(new URL("../dist", import.meta.url));
  let site: RequestListener = () => {};
  // Before the build, because it takes time, and the port may be in use. Requests wait meanwhile.
  const { address, close } = await listen((req, res) => site(req, res), options).catch((error) => {
    throw new Error(explainListenError(error, options));
  });
  try {
    if (given.build) build(base);
    if (!existsSync(join(folder, "index.html")))
      throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
    site = createSite(folder, base);
  } catch (error) {
    close();
    throw error;
  }
  console.log(`The report is at ${new URL(base, address)} (Ctrl+C stops it)`);
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

function explainListenError(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: { port: number; host?: string },
): string {
  const another = `Choose another: npm start -- --port ${port === 65535 ? 4173 : port + 1} (0 takes any free one)`;
  if (code === "EADDRINUSE") return `Port ${port} is in use by another program. ${another}.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user. ${another}.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `"${host}" is not an address of this machine.`;
  return `The site cannot be served: ${message}`;
}

try {
  await serve();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
