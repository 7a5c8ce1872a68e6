import "../scripts/build/production";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildProject, copyProject } from "./project-copy";
import { fixtureContent, fixtureProject, twoEditions } from "./sites";

// Builds the sites of the end-to-end tests, in copies of the project with the fixture edition.

// The report's archive is not part of test sites; the second one has its own.
delete process.env.ARCHIVE_DIR;
copyWithFixture(fixtureProject);
copyWithFixture(twoEditions.project);
// At the same time, because a build leaves a core idle most of the time.
await Promise.all([
  // In another time zone and language than the developer's, in which tests/built/identical.test.ts makes the same site.
  buildProject(fixtureProject, {
    TZ: "Pacific/Kiritimati",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
  }),
  buildTwoEditions(),
]);

/** Archives the fixture as an older edition with one more product, and builds the fixture as the newest one. */
async function buildTwoEditions(): Promise<void> {
  const { project, base, older, olderVersion, gone } = twoEditions;
  const env = { BASE_PATH: base, SITE_URL: "https://reader.example", ARCHIVE_DIR: "archive" };
  const content = join(project, "content");
  const edit = (file: string, ...edits: [RegExp, string][]) => {
    const text = readFileSync(join(content, file), "utf8");
    const edited = edits.reduce((each, [found, replacement]) => each.replace(found, replacement), text);
    writeFileSync(join(content, file), edited);
  };
  // Other data need a higher version.
  edit("report.yaml", [/^year:.*/m, `year: ${older}`], [/^version:.*/m, `version: ${olderVersion}`]);
  const [file = ""] = readdirSync(join(content, "products"));
  const added = `products/90-${gone}.yaml`;
  cpSync(join(content, "products", file), join(content, added));
  edit(
    added,
    [/^id:.*/m, 'id: "90"'],
    [/^slug:.*/m, `slug: ${gone}`],
    [/^name:.*/m, `name: ${gone.replace("-", " ")}`],
  );
  await buildProject(project, env, "scripts/archive.ts");
  rmSync(content, { recursive: true });
  cpSync(fixtureContent, content, { recursive: true });
  await buildProject(project, env);
}

function copyWithFixture(project: string): void {
  rmSync(project, { recursive: true, force: true });
  copyProject(project);
  for (const name of ["content", "archive"]) rmSync(join(project, name), { recursive: true, force: true });
  cpSync(fixtureContent, join(project, "content"), { recursive: true });
}
