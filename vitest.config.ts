import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { editions } from "./tests/editions/editions.ts";

/** Separate from vite.config.ts, because tests do not need its plugins. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,scripts}/**/*.test.{ts,tsx}"],
          // Half the time. Files share modules and process.env, and must pass in any order.
          isolate: false,
        },
      },
      // On dist/, and on what they build themselves.
      { extends: true, test: { name: "built", include: ["tests/{built,editions,specification}/*.test.ts"] } },
      // Tests that pass with any content, on the editions of tests/editions/.
      ...Object.keys(editions).map((name) => ({
        extends: true as const,
        test: {
          name: `built-${name}`,
          include: ["tests/built/{every-page,parity,parts}.test.ts"],
          env: { DIST: `reports/editions/${name}`, CONTENT_DIR: `reports/editions/${name}.content` },
        },
      })),
    ],
    // Vitest replaces style sheets with empty modules; theme-colors.ts needs the text of tokens.css.
    css: { include: /\.css\?raw$/ },
    // scripts/test.ts counts what the report says.
    reporters: ["default", "json"],
    outputFile: { json: "reports/vitest.json" },
    // For slow and busy machines.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Else Vitest leaves one core idle, which of two is half.
    maxWorkers: availableParallelism(),
  },
});
