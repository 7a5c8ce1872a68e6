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

/**
 * The finished site of an edition, as `npm run archive` keeps it in archive/<year>.zip.
 *
 * @param isWanted which files to unpack, by their path below the year's folder
 */
export function readArchivedSite(year: number, isWanted = (_name: string) => true) {
  const file = `${year}.zip`;
  const place = new RegExp(`^((?:.*/)??)${year}/(.+)$`, "su");
  const split = (name: string) => {
    const [, base, local] = place.exec(name) ?? [];
    if (base === undefined || local === undefined || /(?:^|\/)\.\.?(?:\/|$)/u.test(name))
      throw new Error(`archive/${file} has ${name}, which is not in the folder ${year}/`);
    return { base: `/${base}`, local };
  };
  const zip = readFileSync(path.join(archiveRoot(), file));
  const entries = Object.entries(unzipSync(zip, { filter: ({ name }) => isWanted(split(name).local) }));
  const [first = [`${year}/index.html`]] = entries;
  return {
    /** The path of the whole site that it was made for. */
    base: split(first[0]).base,
    /** By their path below its year's folder. */
    files: new Map(entries.map(([name, body]) => [split(name).local, body])),
  };
}
