import "../../scripts/build/production";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { figureIds } from "../../app/analysis/figures";
import { listFiles as listSiteFiles } from "../../app/downloads/site-files";
import { readEdition } from "../../app/edition/edition";
import { pagePaths } from "../../app/urls";
import type { Inventory } from "../../hosting/inventory";
import { writeNginx } from "../../hosting/nginx";
import { compressFiles } from "../../scripts/build/compress";
import { finishSite } from "../../scripts/build/finish";
import { fileWriter, listFiles } from "../../scripts/build/folder";
import { bundleIslands } from "../../scripts/build/islands";
import { bundleOffline } from "../../scripts/build/offline-files";
import { writePages } from "../../scripts/build/pages";
import { loadServerBundle } from "../../scripts/build/server-bundle";
import { writeReadyFiles, writeRenderings } from "../../scripts/build/site-files";
import { fixtureContent, fixtureProject, fixtureSite } from "../sites";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Makes the fixture's site here, from what the framework bundled when the report was built: no second bundling. */
async function makeSite(folder: string): Promise<Inventory> {
  const result = readEdition(fixtureContent);
  if (!result.ok) throw new Error(result.message);
  const { edition } = result;
  const { scripts, files } = await bundleIslands("/");
  const bundle = await loadServerBundle(join(root, "build"));
  bundle.entry.module.startEdition(edition, scripts);
  const slugs = edition.products.map(({ slug }) => slug);
  await writePages(bundle, pagePaths(slugs, figureIds), { folder, base: "/" });
  const siteFiles = listSiteFiles(edition);
  await writeReadyFiles(siteFiles, folder);
  await writeRenderings(siteFiles, folder);
  cpSync(join(root, "public"), folder, { recursive: true });
  const write = fileWriter(folder);
  for (const { path, code } of files) write(path, code);
  await compressFiles(folder, listFiles(folder));
  return (await finishSite(folder, "/", await bundleOffline())).inventory;
}

test("a build elsewhere, in another time zone and language, is the same to the byte", {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "a second place "));
  try {
    const inventory = await makeSite(folder);
    const names = listFiles(fixtureSite);
    expect(names.length).toBeGreaterThan(100);
    expect(listFiles(folder)).toEqual(names);
    const differ = (name: string) =>
      !readFileSync(join(folder, name)).equals(readFileSync(join(fixtureSite, name)));
    expect(names.filter(differ)).toEqual([]);
    const configuration = readFileSync(join(fixtureProject, "build/nginx.conf"), "utf8");
    expect(writeNginx(inventory, "/")).toBe(configuration);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
