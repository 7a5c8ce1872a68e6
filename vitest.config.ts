import { defineConfig } from "vitest/config";

/** Separate from vite.config.ts: the framework's plugin wants to build an app, tests only want modules. */
export default defineConfig({
  test: {
    include: ["{app,hosting,offline,preview,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
  },
});
