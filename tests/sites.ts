import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The content of the fixture edition (editions/fixture.ts), which tests run on instead of content/. Vitest writes it. */
export const fixtureContent = join(root, "reports/fixture");

/** A copy of the project with the fixture edition as its content. */
export const fixtureProject = join(root, "reports/test-sites/fixture");

/** The built fixture edition. */
export const fixtureSite = `${join(fixtureProject, "dist")}/`;

/**
 * A copy of the project with two editions, built for a path below its host: the fixture's of 2025 from the archive, and one
 * of 2026 with `count` products.
 */
export const long = {
  project: join(root, "reports/test-sites/long"),
  base: "/some/where/",
  count: 100,
  olderYear: 2025,
  olderVersion: "1.999.0",
  newestYear: 2026,
};
/** Two products and a figure that only the older edition has, and a product whose price the newest edition changes. */
export const gone = { slug: "gone-strip", name: "Welly Gone Strips" };
export const dropped = { id: "9998", slug: "dropped-strip", name: "Welly Dropped Strips" };
export const goneFigure = "decorated-share";
export const repriced = { slug: "bioswiss-heart-shaped", before: "$8.49", now: "$9.49" };
