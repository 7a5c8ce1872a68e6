import { chromiumOptions, configure, serve } from "./tests/playwright";
import { fixtureProject } from "./tests/sites";

/** The built site on a real nginx and on our own server. scripts/test.ts sets free ports; by hand, these are used. */
const ports = { node: Number(process.env.NODE_PORT ?? 4181), nginx: Number(process.env.NGINX_PORT ?? 4182) };

export default configure("hosting", {
  use: {
    // Else each page would fetch the whole report in the background.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 900 },
    launchOptions: chromiumOptions(),
  },
  webServer: [
    serve("preview/serve.ts", ports.node, fixtureProject),
    serve("scripts/nginx.ts", ports.nginx, fixtureProject),
  ],
});
