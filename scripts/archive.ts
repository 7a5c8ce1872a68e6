import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { archiveRoot } from "../app/downloads/data/archive";
import { contentRoot, readEdition } from "../app/edition/edition";
import { root } from "./command";

/** Copies the built data of the current version to archive/<version>/, which never changes afterwards. */
function archive(): boolean {
  const content = readEdition(contentRoot());
  if (!content.ok) {
    console.error(content.message);
    return false;
  }
  const { version } = content.edition.report.imprint;
  const target = join(archiveRoot(), version);
  const built = join(root, "dist/data", version);
  if (existsSync(target)) {
    console.error(`archive/${version}/ exists already and was not changed.`);
    return false;
  }
  if (!existsSync(built)) {
    console.error(`dist/ has no data of version ${version}. Run "npm run build" first.`);
    return false;
  }
  const names = readdirSync(built).filter((name) => !/\.(?:br|gz)$/.test(name));
  mkdirSync(target, { recursive: true });
  for (const name of names) cpSync(join(built, name), join(target, name));
  console.log(`Kept ${names.length} files of version ${version} in archive/${version}/. Commit them.`);
  return names.length > 0;
}

process.exitCode = archive() ? 0 : 1;
