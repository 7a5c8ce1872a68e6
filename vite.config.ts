import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { contentRoot } from "./app/content/content-root.ts";
import { parseBasePath } from "./hosting/base-path.ts";
import { browsers } from "./scripts/build/browsers.ts";

/** Reloads the page in development when content changes. Loaders read the content on each request. */
function reloadOnContent(): Plugin {
  const folder = contentRoot();
  return {
    name: "reload-on-content",
    apply: "serve",
    configureServer({ watcher, ws }) {
      watcher.add(folder);
      watcher.on("all", (_, file) => {
        if (path.resolve(file).startsWith(folder + path.sep)) ws.send({ type: "full-reload" });
      });
    },
  };
}

export default defineConfig({
  base: parseBasePath(process.env.BASE_PATH),
  // Native modules cannot be bundled.
  ssr: { external: ["@resvg/resvg-js", "sharp"] },
  plugins: [reactRouter(), reloadOnContent()],
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
