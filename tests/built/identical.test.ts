import "../../scripts/build/production";
import { readFileSync } from "node:fs";
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
import { temporaryFolder } from "../temporary-folder";
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

const temporary = temporaryFolder();

test("a build elsewhere, in another time zone and language, is the same to the byte", async () => {
  const folder = join(temporary(), "a second place");
  await makeSite(folder);
  const names = listFiles(fixtureSite);
  expect(names.length).toBeGreaterThan(100);
  expect(listFiles(folder)).toEqual(names);
  // Hosts cache them for a year.
  const hashed = names.filter((name) => isHashed(`/${name}`));
  for (const name of hashed) expect(name).toMatch(/[.-][\w-]{8,10}\.\w+(?:\.br|\.gz)?$/);
  const read = (site: string, name: string) => readFileSync(join(site, name));
  expect(names.filter((name) => !read(folder, name).equals(read(fixtureSite, name)))).toEqual([]);
});

// Cloudflare drops rules beyond them: https://developers.cloudflare.com/pages/configuration/redirects/ and headers/.
test("the report's rules keep the limits of Cloudflare Pages", () => {
  const read = (name: string) => readFileSync(join("dist", name), "utf8").match(/^\/.*/gm) ?? [];
  expect(read("_redirects").length).toBeLessThanOrEqual(2000);
  // Cloudflare knows no other status, and rules with placeholders have a lower limit.
  for (const rule of read("_redirects")) expect(rule).toMatch(/^[^*:]+ 30[78]$/);
  expect(read("_headers").length).toBeLessThanOrEqual(100);
});
