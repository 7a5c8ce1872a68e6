import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { dist, parseArguments, run, runCommand } from "./command";
import { readDefaultPort, readSettings } from "./settings";
import { createSiteListener, listen } from "./site-server";

/** Serves the built site until it is stopped: `npm start -- [--port N] [--host H]`. With `--build`, builds it first. */
await runCommand(async () => {
  const text = { type: "string" } as const;
  const options = { port: text, host: text, build: { type: "boolean" } } as const;
  const { host, build, port: portText = readDefaultPort() } = parseArguments({ options }).values;
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > 65_535)
    throw new Error(`The port is "${portText}"; expected a number up to 65535: npm start -- --port 5000`);
  const serve = (listener: RequestListener) =>
    listen(listener, port, host).catch((error) => {
      if (error.code !== "EADDRINUSE") throw error;
      throw new Error(`Port ${port} is in use by another program. Choose another: npm start -- --port 5000`);
    });
  // A port in use is reported before the build, which takes time.
  (await serve(() => {})).close();
  if (build && !(await run(["scripts/build.ts"]))) throw new Error("Nothing is served.");
  if (!existsSync(dist)) throw new Error('There is no built site. Run "npm run build" first.');
  const { basePath } = readSettings();
  const { address } = await serve(createSiteListener(dist, basePath));
  console.log(`The report is at ${address}${basePath} (Ctrl+C stops it)`);
});
