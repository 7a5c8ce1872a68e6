import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { archiveRoot } from "./data/archive";

/** The years of archived editions, newest first. Throws if one is later than `year`. */
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

/** The site of an edition in archive/<year>.zip, as `npm run archive` makes it. */
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
    /** The base path that it was built for. */
    base: `/${folder.slice(0, -`${year}/`.length)}`,
    /** By path, without the year. */
    files: new Map(entries.map(([name, body]) => [name.slice(folder.length), body])),
  };
}
