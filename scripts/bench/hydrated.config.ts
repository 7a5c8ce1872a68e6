import { defineConfig, mergeConfig } from "vite";
import config from "../../vite.config.ts";

/** The site's own configuration, with the branch that hydrates whole documents in place of islands. */
export default mergeConfig(config, defineConfig({ define: { "import.meta.env.DEV": "true" } }));
