import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { buildProject, copyProject } from "../../scripts/build/project-copy";

/** Every file of what a build publishes, with the hash of its bytes. */
function hashFiles(root: string): Record<string, string> {
  const published = readdirSync(join(root, "dist"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
  const paths = [...published, join(root, "build", "nginx.conf")].sort();
  return Object.fromEntries(paths.map((path) => [relative(root, path), hash(path)]));
}

test("a build elsewhere, in another time zone and language, is the same to the byte", async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "a second place "));
  try {
    copyProject(folder);
    await buildProject(folder, { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" });
    const first = hashFiles(fileURLToPath(new URL("../..", import.meta.url)));
    expect(Object.keys(first).length).toBeGreaterThan(100);
    expect(hashFiles(folder)).toEqual(first);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
