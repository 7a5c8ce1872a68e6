import { defineConfig } from "vite";
import { serveSite } from "./scripts/dev-server.ts";
import { readSettings } from "./scripts/settings.ts";
import { browsers, scriptText, sheetTexts } from "./scripts/vite-plugins.ts";

const settings = readSettings();

export default defineConfig({
  appType: "custom",
  base: settings.basePath,
  plugins: [scriptText(settings.basePath), sheetTexts(), serveSite(settings)],
  // Nothing for browsers but scripts that are bundled whole.
  optimizeDeps: { noDiscovery: true },
  build: {
    // scripts/build.ts
    ssr: "app/site.tsx",
    ssrEmitAssets: true,
    copyPublicDir: false,
    sourcemap: "inline",
    cssTarget: browsers,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
