import "../scripts/build/production";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeProduct, makeAdditions } from "./additions";
import { setup as writeFixture } from "./editions/fixture";
import { addProducts } from "./editions/more-products";
import { renderFurtherEditions } from "./editions/render";
import { buildProject, copyProject } from "./project-copy";
import {
  fixtureContent,
  fixtureProject,
  gone,
  longBase,
  longCount,
  longProject,
  newestYear,
  olderYear,
} from "./sites";

// Builds the sites that end-to-end and hosting tests run on, in copies of the project that do not have its content/.

writeFixture();
copyWithoutContent(fixtureProject);
cpSync(fixtureContent, join(fixtureProject, "content"), { recursive: true });
copyWithoutContent(longProject);
// One product comes with the additions, which try what CONTRIBUTING.md says: tests/built/additions.test.ts.
const [newest, older] = [`editions/${newestYear}`, `editions/${olderYear}`];
const inLong = (path: string) => join(longProject, path);
mkdirSync(inLong("editions"));
addProducts(fixtureContent, inLong(newest), longCount - 1);
edit(inLong(`${newest}/report.yaml`), /^year:.*$/mu, `year: ${newestYear}`);
edit(inLong(`${newest}/products/01-bioswiss-heart-shaped.yaml`), "value: 8.49", "value: 9.49");
cpSync(fixtureContent, inLong(older), { recursive: true });
writeFileSync(inLong(`${older}/products/gone.yaml`), describeProduct(gone));
// Changed data need a new version.
edit(inLong(`${older}/report.yaml`), /^version:.*$/mu, "version: 1.999.0");
makeAdditions(longProject, newest, older);

// Side by side, because a build leaves a core idle most of the time.
await Promise.all([
  // Another time zone and language than the developer's: tests/built/identical.test.ts makes the same site in his.
  buildProject(fixtureProject, {
    TZ: "Pacific/Kiritimati",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
  }).then(renderFurtherEditions),
  buildProject(longProject, { BASE_PATH: longBase, SITE_URL: "https://reader.example" }),
]);

function edit(file: string, found: string | RegExp, replacement: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(found, replacement));
}

function copyWithoutContent(project: string): void {
  rmSync(project, { recursive: true, force: true });
  copyProject(project);
  // Archived data belong to the report's own versions.
  for (const name of ["content", "archive"]) rmSync(join(project, name), { recursive: true, force: true });
}
