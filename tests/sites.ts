import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The fixture edition, on which tests run instead of content/. */
export const fixtureContent = join(root, "tests/edition");

/** A copy of the project with the fixture edition. */
export const fixtureProject = join(root, "reports/test-sites/fixture");

export const fixtureSite = `${join(fixtureProject, "dist")}/`;

/**
 * A copy of the project with two editions, built for a path: an archived one, and the fixture as the newest. Only the older one
 * has the product `gone`.
 */
export const twoEditions = {
  project: join(root, "reports/test-sites/two-editions"),
  base: "/some/where/",
  older: 2024,
  olderVersion: "1.999.0",
  newest: 2025,
  gone: "gone-strip",
};
