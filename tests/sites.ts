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
 * A copy of the project with two editions, built for a path below its host: the older one from the archive, and the fixture's as
 * the newest. `gone` is a product that only the older one has, `replaced` another, with the product that replaced it.
 */
export const twoEditions = {
  project: join(root, "reports/test-sites/two-editions"),
  base: "/some/where/",
  older: 2024,
  olderVersion: "1.999.0",
  newest: 2025,
  gone: "gone-strip",
  replaced: { slug: "replaced-strip", by: "hot-wheels-shaped" },
};

/** Further editions, which the bundle of the fixture's build renders: the code is the same, only the content differs. */
export const furtherEditions = ["2026", "small"] as const;
export type FurtherEdition = (typeof furtherEditions)[number];

/** The content and the built site of a further edition. */
export function furtherEdition(name: FurtherEdition): { content: string; site: string } {
  const folder = join(root, "reports/test-sites", name);
  return { content: join(folder, "content"), site: join(folder, "dist") };
}
