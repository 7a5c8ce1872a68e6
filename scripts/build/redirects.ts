import { isHashed, isNotFoundPage } from "../../hosting/delivery";
import { editionFolder, withinEdition } from "../../hosting/editions";
import type { Redirect } from "../../hosting/host-files";

/** Shows the line that says that the newest edition lost the page (app/document/newer-edition.css). */
const lostFragment = "#lost";

/**
 * The redirects of a site. The newest edition's year leads to the root until there is a newer edition. What only earlier
 * editions have leads to the last of them that has it. Hashed files, which only pages name, and 404 pages need none.
 */
export function listRedirects(addresses: readonly string[], newest: number): Redirect[] {
  const lasting = addresses.filter((address) => !isHashed(address) && !isNotFoundPage(address));
  const current = new Set(lasting.filter((address) => editionFolder(address) === ""));
  // Sorted by year, so that the last edition wins.
  const earlier = lasting.filter((address) => !current.has(address)).sort();
  const lastEdition = new Map(earlier.map((address) => [withinEdition(address), address]));
  const lost = [...lastEdition].filter(([path]) => !current.has(path));
  return [
    ...listVersions(lasting),
    { from: `/${newest}`, to: "/", status: 307 },
    ...[...current].map((path): Redirect => ({ from: `/${newest}${path}`, to: path, status: 307 })),
    ...lost.map(([from, address]): Redirect => {
      return { from, to: isPagePath(from) ? address + lostFragment : address, status: 308 };
    }),
  ];
}

/** The folder of a version is its address in its readme; the data page lists the files. */
function listVersions(addresses: readonly string[]): Redirect[] {
  const folders = addresses.flatMap((address) => /^\/data\/\d+\.\d+\.\d+\//.exec(address) ?? []);
  return [...new Set(folders)].flatMap((folder) =>
    [folder.slice(0, -1), folder].map((from): Redirect => ({ from, to: "/data#versions", status: 307 })),
  );
}

/** Other files have an extension, or a name in capitals. */
export function isPagePath(path: string): boolean {
  return /\/[a-z0-9-]*$/.test(path);
}
