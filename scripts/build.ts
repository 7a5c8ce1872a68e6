import { relative } from "node:path";
import { buildSite } from "./build-site";
import { dist, parseArguments, root, runCommand } from "./command";
import { readSettings } from "./settings";

/** Builds the site into `dist/`, or into the folder that DIST names: `npm run build`, with `--pdf` for `npm run build:pdf`. */
await runCommand(async () => {
  // Without a handler, a signal would end the process before it removes its working folder.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  const { pdf: hasPdf = false } = parseArguments({ options: { pdf: { type: "boolean" } } }).values;
  const notices = await buildSite({ ...readSettings(), hasPdf }, dist);
  console.log(`Built the site into ${relative(root, dist)}/ in ${(performance.now() / 1000).toFixed(1)} s`);
  for (const notice of notices) console.log(notice);
});
