import "../../scripts/build/production";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isHashed } from "../../hosting/delivery";
import { writeHostFiles } from "../../hosting/host-files";
import { listAddresses, takeInventory } from "../../hosting/inventory";
import { listFiles } from "../../hosting/list-files";
import { fillFolder } from "../../scripts/build/build-site";
import { bundleIsland } from "../../scripts/build/island";
import { listRedirects } from "../../scripts/build/redirects";
import { root } from "../../scripts/command";
import { fixtureSite } from "../sites";
import { editionIn } from "../trial-content";

/** With the bundle of the report's build, which saves a second one. */
async function makeSite(folder: string): Promise<void> {
  const edition = editionIn();
  const bundling = Promise.resolve(true);
  await fillFolder(folder, { root, edition, base: "/", bundling, island: bundleIsland("/") });
  const inventory = takeInventory(folder);
  const redirects = listRedirects(listAddresses(inventory), edition.report.publication.year);
  writeHostFiles(folder, inventory, "/", redirects);
}

test("a build elsewhere, in another time zone and language, is the same to the byte", async () => {
  const folder = mkdtempSync(join(tmpdir(), "a second place "));
  try {
    await makeSite(folder);
    const names = listFiles(fixtureSite);
    expect(names.length).toBeGreaterThan(100);
    expect(listFiles(folder)).toEqual(names);
    // Hosts cache them for a year.
    const hashed = names.filter((name) => isHashed(`/${name}`));
    for (const name of hashed) expect(name).toMatch(/[.-][\w-]{8,10}\.\w+(?:\.br|\.gz)?$/);
    const differ = (name: string) =>
      !readFileSync(join(folder, name)).equals(readFileSync(join(fixtureSite, name)));
    expect(names.filter(differ)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

// Cloudflare drops rules beyond them: https://developers.cloudflare.com/pages/configuration/redirects/ and headers/.
test("the report's rules keep the limits of Cloudflare Pages", () => {
  const read = (name: string) => readFileSync(join("dist", name), "utf8").match(/^\/.*/gm) ?? [];
  const named = read("_redirects").findIndex((rule) => rule.includes("*"));
  expect(named).toBeLessThanOrEqual(2000);
  expect(read("_redirects").length - named).toBeLessThanOrEqual(100);
  expect(read("_headers").length).toBeLessThanOrEqual(100);
});
