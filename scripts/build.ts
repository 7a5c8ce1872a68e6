import "./build/production";
import { parseSiteUrl } from "../app/content/site-url";
import { archiveRoot } from "../app/downloads/data/archive";
import { parseBasePath } from "../hosting/base-path";
import { run, runCommand } from "./command";

/** Builds the site into dist/. A failed build leaves the last dist/ unchanged. */
await runCommand(async () => {
  const base = parseBasePath(process.env.BASE_PATH);
  // Wrong settings end the build before it takes time.
  parseSiteUrl(process.env.SITE_URL);
  archiveRoot();
  // In its own process, while the modules and the content load here.
  const bundling = run(["react-router", "build"]);
  const { buildSite } = await import("./build/build-site");
  await buildSite(base, bundling);
});
