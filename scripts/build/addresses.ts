import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { archiveRoot } from "../../app/downloads/data/archive";
import { isHashed, isNotFoundPage } from "../../hosting/delivery";
import { editionFolder } from "../../hosting/editions";
import type { Redirect } from "../../hosting/host-files";

const listFile = "addresses.txt";
const movesFile = "moved.txt";

/** On a page of an earlier edition: shows that the newest edition lost it (app/document/newer-edition.css). */
const lostFragment = "#lost";

/** Most lost addresses in one message. */
const mostNamed = 20;

/** The lines of a file in the archive folder; none without the file. */
function readLines(name: string): string[] {
  const file = join(archiveRoot(), name);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}

/** Adds what an edition publishes to the list, below its year. Hashed files, which no one names, and 404 pages are left out. */
export function listPublished(year: number, addresses: readonly string[]): void {
  const listed = addresses.filter(isLasting).map((address) => `/${year}${address}`);
  mkdirSync(archiveRoot(), { recursive: true });
  const lines = [...new Set([...readLines(listFile), ...listed])].sort();
  writeFileSync(join(archiveRoot(), listFile), `${lines.join("\n")}\n`);
}

const isLasting = (address: string) => !isNotFoundPage(address) && !isHashed(address);

/** What editions published, each at the root and below its year; newest editions first. */
function readPublished() {
  const published = readLines(listFile).map((text, index) => {
    const [, year, path = ""] = /^\/(\d{4})(\/\S*)$/.exec(text) ?? [];
    if (year === undefined)
      throw new Error(
        `archive/${listFile}:${index + 1}: found "${text}"; expected an address such as "/2025/products/a"`,
      );
    return { year: Number(year), path };
  });
  return published.sort((a, b) => b.year - a.year);
}

/** What replaced an address that an edition published, as an editor has written it. */
function readMoves(): Map<string, string> {
  const moves = readLines(movesFile).map((text, index): [string, string] => {
    const [, from, to] = /^(\/\d{4}\/\S+) -> (\/\S+)$/.exec(text) ?? [];
    if (from === undefined || to === undefined)
      throw new Error(
        `archive/${movesFile}:${index + 1}: found "${text}"; expected "/2025/products/a -> /products/b"`,
      );
    return [from, to];
  });
  return new Map(moves);
}

/**
 * The redirects of a site, as all hosts take them. The newest edition's year leads to the root until there is a newer one. A
 * published address that the newest edition lost leads to what replaced it, or else to the last edition that has it; an address
 * below a year never leads to another year. Throws if a published address leads nowhere.
 *
 * @param addresses of the site with all its editions
 * @param isChecked which published addresses to look at
 */
export function listRedirects(
  addresses: readonly string[],
  newest: number,
  isChecked = (_path: string) => true,
): Redirect[] {
  const known = new Set(addresses);
  const moves = readMoves();
  const redirects = new Map<string, Redirect>();
  const lost: string[] = [];
  const add = (from: string, to: string, status: 307 | 308) => {
    if (!known.has(from) && !redirects.has(from)) redirects.set(from, { from, to, status });
  };
  add(`/${newest}`, "/", 307);
  for (const address of addresses)
    if (editionFolder(address) === "" && isLasting(address)) add(`/${newest}${address}`, address, 307);
  for (const { year, path } of readPublished().filter(({ path }) => isChecked(path))) {
    if (year < newest && !known.has(`/${year}/`))
      throw new Error(
        `archive/${listFile} lists the edition of ${year}, but there is no archive/${year}.zip`,
      );
    const folder = year === newest ? "" : `/${year}`;
    const moved = moves.get(`/${year}${path}`) ?? path;
    const place = [path, moved].map((each) => folder + each).find((each) => known.has(each));
    if (place === undefined) {
      // A build has PDFs only if it was asked for them.
      const wrong = moved === path ? "" : ` -> ${moved}, which is no address of the site`;
      if (!path.endsWith(".pdf")) lost.push(`/${year}${path}${wrong}`);
      continue;
    }
    add(`/${year}${path}`, place, year === newest ? 307 : 308);
    const isLeft = place === `/${year}${path}` && isPagePath(path);
    add(path, known.has(moved) ? moved : place + (isLeft ? lostFragment : ""), 308);
  }
  if (lost.length > 0) throw new Error(explainLoss(lost));
  return [...redirects.values()];
}

/** Whether an address is that of a page: those of other files have an ending, or a name in capitals. */
export function isPagePath(path: string): boolean {
  return /\/[a-z0-9-]*$/.test(path);
}

function explainLoss(lost: readonly string[]): string {
  const rest = lost.length > mostNamed ? [`and ${lost.length - mostNamed} more`] : [];
  return [
    `archive/${listFile} has addresses that were published and now lead nowhere:`,
    ...[...lost.slice(0, mostNamed), ...rest].map((line) => `  ${line}`),
    `Bring them back, or write into archive/${movesFile} what replaced them: /2025/products/a -> /products/b. Another report needs`,
    "an archive of its own: ARCHIVE_DIR=FOLDER",
  ].join("\n");
}
