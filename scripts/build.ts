import "./build/production";
import { parseSiteUrl } from "../app/content/site-url";
import { archiveRoot } from "../app/downloads/data/archive";
import { parseBasePath } from "../hosting/base-path";
import { run, runCommand } from "./command";

/** Builds the site into dist/. A failed build leaves the last dist/ unchanged. */
await runCommand(async () => {
  const base = parseBasePath(process.env.BASE_PATH);
  // Names wrong settings before the framework's log begins.
  parseSiteUrl(process.env.SITE_URL);
  archiveRoot();
  // The framework bundles in its own process; the modules and content for the rest load meanwhile.
  const bundling = run(["react-router", "build"]);
  const { buildSite } = await import("./build/build-site");
  await buildSite(base, bundling);
});
