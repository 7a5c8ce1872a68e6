import "../../scripts/build/production";
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { readRelease } from "../../app/downloads/data/release";
import { writeHostFiles } from "../../hosting/host-files";
import { takeInventory } from "../../hosting/inventory";
import { fillFolder } from "../../scripts/build/build-site";
import { bundleIsland } from "../../scripts/build/island";
import { startEdition } from "../../scripts/edition/start-edition";
import { type FurtherEdition, fixtureProject, furtherEdition, furtherEditions } from "../sites";
import { writeEdition2026 } from "./2026";

const writers: Record<FurtherEdition, (folder: string) => unknown> = {
  "2026": writeEdition2026,
  // Three packs of tea bags, in euros, with pictures of their own.
  small: (folder) => startEdition(["new", folder], "", "2026-11-20"),
};

/** Renders the further editions with the bundle of the fixture's build, one after the other: a bundle renders one edition. */
export async function renderFurtherEditions(): Promise<void> {
  const island = bundleIsland("/");
  for (const name of furtherEditions) {
    const { content, site } = furtherEdition(name);
    rmSync(dirname(site), { recursive: true, force: true });
    writers[name](content);
    const result = readRelease(content);
    if (!result.ok) throw new Error(result.message);
    const { edition } = result;
    const bundling = Promise.resolve(true);
    await fillFolder(site, { root: fixtureProject, edition, base: "/", bundling, island });
    writeHostFiles(site, takeInventory(site), "/", []);
  }
}
