import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { replacedFigures } from "../../app/analysis/figures";
import { namePiece } from "../../app/analysis/format";
import type { Report } from "../../app/content/report-files";
import { archiveRoot } from "../../app/downloads/data/archive";
import { isHashed } from "../../hosting/delivery";
import { editionFolder, withinEdition } from "../../hosting/editions";
import { type Inventory, listAddresses } from "../../hosting/inventory";
import { isNotFoundPage } from "../../hosting/not-found";
import { lostFragment, type Redirects } from "../../hosting/redirects";

type Publication = Pick<Report["publication"], "year" | "piece">;

const listFile = () => join(archiveRoot(), "addresses.txt");
const listName = "archive/addresses.txt";

/** Most lost addresses in one message. */
const mostNamed = 20;
const anotherReport = "If this is another report, give it an archive of its own: ARCHIVE_DIR=FOLDER";

function readLines(): string[] {
  return existsSync(listFile()) ? readFileSync(listFile(), "utf8").trimEnd().split("\n") : [];
}

/**
 * The addresses that editions published, each at the root and below its year. `successor`: what replaced it, as an editor has
 * written behind it.
 */
function readPublished() {
  return readLines().map((text, index) => {
    const [, year, path = "", successor] = /^\/(\d{4})(\/\S*)(?: -> (\/\S*))?$/.exec(text) ?? [];
    if (year === undefined)
      throw new Error(
        `${listName}:${index + 1}: found "${text}"; expected an address such as "/2025/products/a", or "/2025/products/a -> /products/b"`,
      );
    return { line: index + 1, year: Number(year), path, successor };
  });
}

/** Adds what an edition publishes to the list. Hashed files are left out, because no one names them, and 404 pages. */
export function listPublished(year: number, inventory: Inventory): void {
  const known = readLines();
  const names = new Set(known.map((line) => line.split(" ")[0]));
  const added = listAddresses(inventory)
    .filter((address) => !isNotFoundPage(address) && !isHashed(address))
    .map((address) => `/${year}${address}`)
    .filter((address) => !names.has(address));
  writeFileSync(listFile(), `${[...known, ...added].sort().join("\n")}\n`);
}

/**
 * Where each published address leads that a site does not have: to the same address in the newest edition that has it, or
 * else to what replaced it. An address below a year never leads to another year. Throws if one leads nowhere.
 *
 * @param addresses of the site with all its editions
 * @param isChecked which published addresses to look at
 */
export function placeMoved(
  addresses: Iterable<string>,
  { year: newest, piece }: Publication,
  isChecked = (_path: string) => true,
): Redirects["moved"] {
  const known = new Set(addresses);
  const published = readPublished().sort((a, b) => b.year - a.year);
  const years = [...new Set([...known].map(editionFolder))].sort().reverse();
  const moved = new Map<string, string>();
  const lost: string[] = [];
  for (const { line, year, path, successor = findReplacement(path, piece) } of published) {
    if (!isChecked(path)) continue;
    if (year < newest && !known.has(`/${year}/`))
      throw new Error(
        `${listName} lists the edition of ${year}, but there is no archive/${year}.zip. Run "npm run archive" with the ` +
          `content of ${year}. ${anotherReport}`,
      );
    const places = [path, ...(successor === undefined ? [] : [successor])].flatMap((each) =>
      [`/${year}`, ...years].map((folder) => folder + each),
    );
    for (const from of year === newest ? [path] : [path, `/${year}${path}`]) {
      if (known.has(from) || moved.has(from)) continue;
      const own = editionFolder(from);
      const to = places.find((place) => known.has(place) && place.startsWith(own));
      const isLeft = to !== undefined && own === "" && withinEdition(to) === from;
      if (to !== undefined) moved.set(from, isLeft && isPagePath(to) ? to + lostFragment : to);
      // A build has PDFs only if it was asked for them.
      else if (!path.endsWith(".pdf")) lost.push(`${listName}:${line}: ${from}`);
    }
  }
  if (lost.length > 0) throw new Error(explainLoss(lost));
  return moved;
}

/** Whether an address is that of a page: those of other files have an ending, or a name in capitals. */
export function isPagePath(path: string): boolean {
  return /\/[a-z0-9-]*$/.test(path);
}

/** The address of the figure that replaced another, in the same form. */
function findReplacement(path: string, piece: Publication["piece"]): string | undefined {
  const [, start, id, end] = /^(.*\/)([\w-]+)([^/]*)$/.exec(path) ?? [];
  const [, newer] = Object.entries(replacedFigures).find(([older]) => namePiece(older, piece) === id) ?? [];
  return newer && `${start}${namePiece(newer, piece)}${end}`;
}

function explainLoss(lost: readonly string[]): string {
  const rest = lost.length > mostNamed ? [`and ${lost.length - mostNamed} more`] : [];
  return [
    "Addresses were published and now lead nowhere:",
    ...[...lost.slice(0, mostNamed), ...rest].map((line) => `  ${line}`),
    "Bring them back. If something replaced one, write that behind it: /2025/products/a -> /products/b. The data of a version",
    `are in archive/<version>/. ${anotherReport}`,
  ].join("\n");
}
