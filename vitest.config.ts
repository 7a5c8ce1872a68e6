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
          // Without isolation, the tests take half the time. Test files then share modules and process.env, so they
          // must pass in any order.
          isolate: false,
        },
      },
      // Tests of the built site in dist/, and of sites that they render themselves.
      {
        extends: true,
        test: {
          name: "built",
          include: ["tests/{built,editions,specification}/*.test.ts"],
          isolate: false,
        },
      },
      // Tests that pass with any content, on the editions of tests/editions/.
      ...Object.keys(editions).map((name) => ({
        extends: true as const,
        test: {
          name: `built-${name}`,
          include: ["tests/built/{every-page,parity,parts}.test.ts"],
          isolate: false,
          env: { DIST: `reports/editions/${name}`, CONTENT_DIR: `reports/editions/${name}.content` },
        },
      })),
    ],
    // Vitest replaces style sheets with empty modules; theme-colors.ts needs the text of tokens.css.
    css: { include: /\.css\?raw$/ },
    // scripts/test.ts counts the tests in the JSON report.
    reporters: ["default", "json"],
    outputFile: { json: "reports/vitest.json" },
    // Slow and busy machines need minutes for a build or a PDF.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // By default Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
  },
});
