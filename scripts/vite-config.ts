import type { UserConfig } from "vite";
import type { Settings } from "../app/settings.ts";
import { scriptText, sheetTexts, supportedBrowsers } from "./vite-plugins.ts";

/** Returns the Vite configuration that the build and the development server share. */
export function createViteConfig({ basePath }: Pick<Settings, "basePath">) {
  return {
    appType: "custom",
    base: basePath,
    plugins: [scriptText(basePath), sheetTexts()],
    // Pages load no modules that Vite could optimize: their scripts are bundled whole.
    optimizeDeps: { noDiscovery: true },
    build: {
      // scripts/bundle.ts imports the result.
      ssr: "app/site.tsx",
      ssrEmitAssets: true,
      copyPublicDir: false,
      sourcemap: "inline",
      cssTarget: supportedBrowsers,
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  } satisfies UserConfig;
}
