import { join } from "node:path";
import { parseServeOptions } from "../preview/options";
import { root } from "./command";
import { runNginx } from "./nginx/run-nginx";
import { findNginx } from "./programs";

/** `npm run nginx -- [--port N]` serves dist/ with nginx and the configuration of the build. */
const nginx = findNginx();
if (nginx === undefined) {
  console.error("There is no nginx on this machine. On Debian: apt-get install nginx-light.");
  process.exit(1);
}
const { port } = parseServeOptions(process.argv.slice(2), process.env);
const configuration = join(root, "build", "nginx.conf");
const { address, stop } = await runNginx({ nginx, configuration, site: join(root, "dist"), port });
console.log(`nginx serves the report at ${address} (Ctrl+C stops it)`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
