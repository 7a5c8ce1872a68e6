import { defineConfig, mergeConfig } from "vite";
import config from "../../vite.config.ts";

/** The site's configuration, but it hydrates whole documents, as in development. */
export default mergeConfig(config, defineConfig({ define: { "import.meta.env.DEV": "true" } }));
