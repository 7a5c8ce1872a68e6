import { defineConfig, mergeConfig } from "vite";
import { createDevServerPlugin } from "./scripts/dev-server.ts";
import { readSettings } from "./scripts/settings.ts";
import { createViteConfig } from "./scripts/vite-config.ts";

/** The configuration of the development server. Builds use scripts/bundle.ts. */
export default defineConfig(() => {
  const settings = readSettings();
  return mergeConfig(createViteConfig(settings), { plugins: [createDevServerPlugin(settings)] });
});
