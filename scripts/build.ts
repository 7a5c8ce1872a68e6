import "./build/production";
import { parseSiteUrl } from "../app/content/site-url";
import { archiveRoot } from "../app/downloads/data/archive";
import { parseBasePath } from "../hosting/base-path";
import { checkReplaceable } from "./build/publish";
import { root, run, runCommand } from "./command";

/** Builds the site into dist/. A failed build leaves the last dist/ unchanged. */
await runCommand(async () => {
  const base = parseBasePath(process.env.BASE_PATH);
  // Wrong settings end the build before it takes time.
  parseSiteUrl(process.env.SITE_URL);
  archiveRoot();
  checkReplaceable(root);
  // In its own process, while the modules and the content load here.
  const stopping = new AbortController();
  const bundling = run(["react-router", "build", "--logLevel", "warn"], stopping);
  const { buildSite } = await import("./build/build-site");
  await buildSite(base, bundling).catch((error) => {
    stopping.abort();
    throw error;
  });
});
