import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { archiveRoot } from "./data/archive";

/** The years of the finished editions before an edition's year, newest first. Throws if there is a later one. */
export function listArchivedYears(year: number): number[] {
  const root = archiveRoot();
  const years = (existsSync(root) ? readdirSync(root) : [])
    .flatMap((name) => /^(\d{4})\.zip$/u.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
  const [last = 0] = years;
  if (last > year)
    throw new Error(
      `found the edition of ${year} to build, but archive/${last}.zip; expected the newest edition`,
    );
  return years.filter((each) => each < year);
}

/** The finished site of an edition, as `npm run archive` keeps it in archive/<year>.zip. */
export function readArchivedSite(year: number) {
  let entries: [string, Uint8Array][];
  try {
    entries = Object.entries(unzipSync(readFileSync(path.join(archiveRoot(), `${year}.zip`))));
  } catch (cause) {
    throw new Error(`archive/${year}.zip cannot be read: ${(cause as Error).message}`, { cause });
  }
  const [first = ""] = entries.find(([name]) => name.endsWith(`${year}/index.html`)) ?? [];
  const folder = first.slice(0, -"index.html".length);
  const outside = entries.find(([name]) => !name.startsWith(folder) || /(?:^|\/)\.\.?(?:\/|$)/u.test(name));
  if (folder === "" || outside)
    throw new Error(
      `archive/${year}.zip has ${outside?.[0] ?? "no site"}, which is not in the folder ${year}/`,
    );
  return {
    /** The path of the whole site that it was made for. */
    base: `/${folder.slice(0, -`${year}/`.length)}`,
    /** By their path below its year's folder. */
    files: new Map(entries.map(([name, body]) => [name.slice(folder.length), body])),
  };
}
