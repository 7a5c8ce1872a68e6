import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parseBasePath } from "../app/settings";
import { root, run, runCommand } from "./command";
import { createSite, listen } from "./site-server";

/** Serves dist/ until it is stopped: `npm start -- [--port N] [--host H]`. `--build` builds it first. */
await runCommand(async () => {
  const text = { type: "string" } as const;
  const options = { port: text, host: text, build: { type: "boolean" } } as const;
  const { host, build, ...values } = parseArgs({ options }).values;
  const port = Number(values.port ?? process.env.PORT ?? 4173);
  // A port in use is found before the build, which takes time.
  const trial = await listen(() => {}, port, host).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${port} is in use by another program. Choose another: npm start -- --port 5000`);
  });
  trial.close();
  if (build && !(await run(["scripts/build.ts"]))) throw new Error("Nothing is served.");
  const folder = join(root, "dist");
  if (!existsSync(folder)) throw new Error('There is no built site. Run "npm run build" first.');
  const base = parseBasePath(process.env.BASE_PATH);
  const { address } = await listen(createSite(folder, base), port, host);
  console.log(`The report is at ${address}${base} (Ctrl+C stops it)`);
});
