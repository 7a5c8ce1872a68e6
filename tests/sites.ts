import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The content of the fixture edition, which tests run on instead of content/. */
export const fixtureContent = join(root, "tests/edition");

/** A copy of the project with the fixture edition as its content. */
export const fixtureProject = join(root, "reports/test-sites/fixture");

/** The built fixture edition. */
export const fixtureSite = `${join(fixtureProject, "dist")}/`;

/** A copy of the project with a list of `longCount` products, built for a path below its host. */
export const longProject = join(root, "reports/test-sites/long");
export const longBase = "/some/where/";
export const longCount = 100;
