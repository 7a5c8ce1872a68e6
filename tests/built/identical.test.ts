import "../../scripts/build/production";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeHostFiles } from "../../hosting/host-files";
import { listFiles } from "../../hosting/list-files";
import { writeNginx } from "../../hosting/nginx";
import { fillFolder } from "../../scripts/build/build-site";
import { bundleIsland } from "../../scripts/build/island";
import { bundleOffline, writeOfflineFiles } from "../../scripts/build/offline-files";
import { root } from "../../scripts/command";
import { fixtureProject, fixtureSite } from "../sites";
import { editionIn } from "../trial-content";

/** Makes the fixture's site here, with the bundle of the report's build: no second bundling. Returns the nginx configuration. */
async function makeSite(folder: string): Promise<string> {
  const edition = editionIn();
  const bundling = Promise.resolve(true);
  await fillFolder(folder, { root, edition, base: "/", bundling, island: bundleIsland("/") });
  const inventory = await writeOfflineFiles(folder, await bundleOffline());
  const redirects = { newest: edition.report.publication.year, moved: new Map() };
  writeHostFiles(folder, inventory, "/", redirects);
  return writeNginx([""], "/", redirects);
}

test("a build elsewhere, in another time zone and language, is the same to the byte", async () => {
  const folder = mkdtempSync(join(tmpdir(), "a second place "));
  try {
    const configuration = await makeSite(folder);
    const names = listFiles(fixtureSite);
    expect(names.length).toBeGreaterThan(100);
    expect(listFiles(folder)).toEqual(names);
    const differ = (name: string) =>
      !readFileSync(join(folder, name)).equals(readFileSync(join(fixtureSite, name)));
    expect(names.filter(differ)).toEqual([]);
    expect(readFileSync(join(fixtureProject, "build/nginx.conf"), "utf8")).toBe(configuration);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
