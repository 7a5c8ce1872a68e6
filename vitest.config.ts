import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Separate from vite.config.ts, because tests do not need the framework's plugin. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,hosting,preview,scripts}/**/*.test.{ts,tsx}"],
          // Half the time. Files share modules and process.env, and must pass in any order: --sequence.shuffle.files
          // --sequence.shuffle.tests.
          isolate: false,
        },
      },
      // Tests that need the results of "npm run build" and tests/build-sites.ts.
      {
        extends: true,
        // The server bundle loads the packages' production code, so its callers must too.
        mode: "production",
        oxc: { jsx: { development: false } },
        test: { name: "built", include: ["tests/built/*.test.ts"] },
      },
      // In Firefox and WebKit.
      {
        extends: true,
        test: { name: "browsers", include: ["tests/browsers/*.test.ts"], testTimeout: 180_000 },
      },
    ],
    environment: "node",
    // Thirty times the slowest test and hook, for slow and busy machines.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Else Vitest leaves one core idle, which of two is half.
    maxWorkers: availableParallelism(),
    // Tests run on the fixture edition, which has no archive, so that a change of content/ breaks none.
    env: { CONTENT_DIR: "tests/edition", ARCHIVE_DIR: "tests/edition" },
  },
});
