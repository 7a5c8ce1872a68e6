import { relative } from "node:path";
import { buildSite } from "./build-site";
import { dist, root, runCommand } from "./command";
import { readSettings } from "./settings";

/** `npm run build`: builds the site into dist/, or into the folder of the environment variable DIST. With `--pdf`, it has the PDF. */
await runCommand(async () => {
  // Without a handler, a signal would end the process before it removes its working folder.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  const notices = await buildSite(readSettings(), dist);
  console.log(`Built the site into ${relative(root, dist)}/ in ${(performance.now() / 1000).toFixed(1)} s`);
  for (const notice of notices) console.log(notice);
});
