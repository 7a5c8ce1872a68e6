import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { contentRoot, parseBasePath } from "./app/settings.ts";
import { browsers, bundleScript } from "./scripts/build/bundle-script.ts";

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

/** `import code from "./x.ts?script"`: x.ts and what it imports as the text of a script, for pages to contain. */
function scriptText(): Plugin {
  const suffix = "?script";
  return {
    name: "script-text",
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const { code, moduleIds } = await bundleScript(id.slice(0, -suffix.length));
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

export default defineConfig({
  base: parseBasePath(process.env.BASE_PATH),
  // Native modules cannot be bundled.
  ssr: { external: ["@resvg/resvg-js", "sharp"] },
  plugins: [reactRouter(), reloadOnContent(), scriptText()],
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
