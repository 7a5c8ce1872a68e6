import "../scripts/build/production";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addOddBrands } from "./editions/2026";
import { setup as writeFixture } from "./editions/fixture";
import { addProducts } from "./editions/more-products";
import { editYaml } from "./editions/yaml";
import { buildProject, copyProject } from "./project-copy";
import { dropped, fixtureContent, fixtureProject, gone, goneFigure, long } from "./sites";

// Builds the sites that end-to-end and hosting tests run on, in copies of the project that do not have its content/.

// The archive belongs to the report. Of the test sites only the long one has an archive, of its own.
process.env.ARCHIVE_DIR = "tests/no-archive";
writeFixture();
copyWithoutContent(fixtureProject);
cpSync(fixtureContent, join(fixtureProject, "content"), { recursive: true });
copyWithoutContent(long.project);
const inLong = (path: string) => join(long.project, path);
// Side by side, because a build leaves a core idle most of the time.
await Promise.all([
  // Another time zone and language than the developer's: tests/built/identical.test.ts makes the same site in his.
  buildProject(fixtureProject, {
    TZ: "Pacific/Kiritimati",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
  }),
  buildLong(),
]);

/** Archives the older edition, and then builds the newest one with code and content added since. */
async function buildLong(): Promise<void> {
  const env = { BASE_PATH: long.base, SITE_URL: "https://reader.example", ARCHIVE_DIR: "archive" };
  cpSync(fixtureContent, inLong("content"), { recursive: true });
  edit(inLong("content/report.yaml"), /^year:.*$/mu, `year: ${long.olderYear}`);
  // Changed data need a new version.
  edit(inLong("content/report.yaml"), /^version:.*$/mu, `version: ${long.olderVersion}`);
  for (const product of [gone, dropped])
    writeFileSync(inLong(`content/products/${product.slug}.yaml`), describeLost(product));
  await buildProject(long.project, env);
  await buildProject(long.project, env, "scripts/archive.ts");
  rmSync(inLong("content"), { recursive: true });
  addProducts(fixtureContent, inLong("content"), long.count);
  edit(inLong("content/report.yaml"), /^year:.*$/mu, `year: ${long.newestYear}`);
  edit(inLong("content/products/01-bioswiss-heart-shaped.yaml"), "value: 8.49", "value: 9.49");
  editYaml(inLong("content"), "figures.yaml", (figures) => delete figures[goneFigure]);
  editYaml(inLong("content"), "data.yaml", ({ columns }) => {
    for (const name of ["label", "amount_count"]) delete columns[name];
  });
  addOddBrands(inLong("content"));
  await buildProject(long.project, env);
}

/** The content file of a product like one of the fixture's. */
function describeLost({ id = "9999", slug, name }: Record<string, string>): string {
  return readFileSync(join(fixtureContent, "products/04-welly-zoo-animals.yaml"), "utf8")
    .replace(/^id:.*$/mu, `id: "${id}"`)
    .replace(/^slug:.*$/mu, `slug: ${slug}`)
    .replace(/^name:.*$/mu, `name: ${name}`);
}

function edit(file: string, found: string | RegExp, replacement: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(found, replacement));
}

function copyWithoutContent(project: string): void {
  rmSync(project, { recursive: true, force: true });
  copyProject(project);
  // Archived data belong to the report's own versions.
  for (const name of ["content", "archive"]) rmSync(join(project, name), { recursive: true, force: true });
}
