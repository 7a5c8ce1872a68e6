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

/** Further editions, which the bundle of the fixture's build renders: the code is the same, only the content differs. */
export const furtherEditions = ["2026", "small"] as const;
export type FurtherEdition = (typeof furtherEditions)[number];

/** The content and the built site of a further edition. */
export function furtherEdition(name: FurtherEdition): { content: string; site: string } {
  const folder = join(root, "reports/test-sites", name);
  return { content: join(folder, "content"), site: join(folder, "dist") };
}
