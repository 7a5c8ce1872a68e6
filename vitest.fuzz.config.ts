import { defineConfig } from "vitest/config";

/** Apart from the unit tests: it reads the build's server bundle, and takes longer. */
export default defineConfig({
  test: {
    include: ["tests/fuzz/**/*.test.ts"],
    environment: "node",
    testTimeout: 300_000,
    // As it was built; Vitest would transform it anew for every case.
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
