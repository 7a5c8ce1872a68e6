import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildProject, copyProject } from "../scripts/build/project-copy";
import { generateContent } from "../scripts/generate-content";
import { makeAdditions } from "./additions";
import { renderFurtherEditions } from "./editions/render";
import { fixtureContent, fixtureProject, longBase, longCount, longProject } from "./sites";

// Builds the sites that end-to-end and hosting tests run on, in copies of the project that do not have its content/.

copyWithoutContent(fixtureProject);
cpSync(fixtureContent, join(fixtureProject, "content"), { recursive: true });
copyWithoutContent(longProject);
// One product comes with the additions, which try what CONTRIBUTING.md says: tests/built/additions.test.ts.
generateContent(fixtureContent, join(longProject, "content"), longCount - 1);
makeAdditions(longProject);

// Side by side, because a build leaves a core idle most of the time.
await Promise.all([
  // Another time zone and language than the developer's: tests/built/identical.test.ts makes the same site in his.
  buildProject(fixtureProject, { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" }),
  buildProject(longProject, { BASE_PATH: longBase, SITE_URL: "https://reader.example" }),
]);

await renderFurtherEditions();

function copyWithoutContent(project: string): void {
  rmSync(project, { recursive: true, force: true });
  copyProject(project);
  // Archived data belong to the report's own versions.
  for (const name of ["content", "archive"]) rmSync(join(project, name), { recursive: true, force: true });
}
