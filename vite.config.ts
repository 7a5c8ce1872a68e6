import { defineConfig } from "vite";
import { parseBasePath } from "./app/settings.ts";
import { serveSite } from "./scripts/dev-server.ts";
import { browsers, scriptText, sheetTexts } from "./scripts/vite-plugins.ts";

export default defineConfig({
  appType: "custom",
  base: parseBasePath(process.env.BASE_PATH),
  plugins: [scriptText(), sheetTexts(), serveSite()],
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
