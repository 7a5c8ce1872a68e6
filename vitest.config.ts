import { defineConfig } from "vitest/config";

/** Separate from vite.config.ts: the framework's plugin wants to build an app, tests only want modules. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["{app,hosting,offline,preview,scripts}/**/*.test.{ts,tsx}"] },
      },
      // What needs the builds that tests/build-sites.ts and "npm run build" have made.
      {
        extends: true,
        // The server bundle loads the packages' production code; so must what calls it.
        mode: "production",
        oxc: { jsx: { development: false } },
        test: { name: "built", include: ["tests/built/*.test.ts"], testTimeout: 180_000 },
      },
    ],
    environment: "node",
    // Tests run on the fixture edition: content/ may say anything.
    env: { CONTENT_DIR: "tests/edition", ARCHIVE_DIR: "tests/no-archive" },
  },
});
