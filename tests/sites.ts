import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The content of the fixture edition, which tests run on instead of content/. */
export const fixtureContent = join(root, "tests/edition");

/** A copy of the project with the fixture edition as its content. */
export const fixtureProject = join(root, "reports/test-sites/fixture");

/** The built fixture edition. */
export const fixtureSite = `${join(fixtureProject, "dist")}/`;

/**
 * A copy of the project with two editions, built for a path below its host: the older one from the archive, and the fixture's as
 * the newest. `gone` is a product that only the older one has.
 */
export const twoEditions = {
  project: join(root, "reports/test-sites/two-editions"),
  base: "/some/where/",
  older: 2024,
  olderVersion: "1.999.0",
  newest: 2025,
  gone: "gone-strip",
};
