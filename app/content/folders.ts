import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Problem } from "./problem";

/** Holds editions beside each other, each in a folder named after its year. */
const editions = "editions";

/** The content folders, the newest edition's first: CONTENT_DIR, else those in editions/, else content/. */
export function listFolders(project = "."): string[] {
  const chosen = process.env.CONTENT_DIR;
  if (chosen) return [path.resolve(chosen)];
  const folder = path.resolve(project, editions);
  if (!existsSync(folder)) return [path.resolve(project, "content")];
  const years = readNames(folder).filter(isYear).sort().reverse();
  return years.map((year) => path.join(folder, year));
}

/** Problems of the folder editions/ itself; none without it. */
export function checkFolders(project = "."): Problem[] {
  const folder = path.resolve(project, editions);
  if (process.env.CONTENT_DIR || !existsSync(folder)) return [];
  const problem = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });
  const names = readNames(folder);
  const problems = names
    .filter((name) => !isYear(name))
    .map((name) =>
      problem(`${editions}/${name}`, `found "${name}"; expected a folder named after a year, such as 2026`),
    );
  if (!names.some(isYear))
    problems.push(problem(editions, "found no edition; expected a folder named after a year, such as 2026"));
  if (existsSync(path.resolve(project, "content")))
    problems.push(
      problem(
        "content",
        "found content/ beside editions/; expected its edition in editions/ too, in a folder named after its year",
      ),
    );
  return problems;
}

/** A content folder's name in messages: `content`, or `editions/2026`. */
export function nameFolder(root: string): string {
  const name = path.basename(root);
  return folderYear(root) === undefined ? name : `${editions}/${name}`;
}

/** The year that an edition's folder in editions/ is named after; undefined for other folders. */
export function folderYear(root: string): number | undefined {
  const name = path.basename(root);
  return path.basename(path.dirname(root)) === editions && isYear(name) ? Number(name) : undefined;
}

function readNames(folder: string): string[] {
  return readdirSync(folder).filter((name) => !name.startsWith("."));
}

function isYear(name: string): boolean {
  return /^\d{4}$/u.test(name);
}
