import { isHashed, isNotFoundPage } from "../../hosting/delivery";
import { editionFolder, withinEdition } from "../../hosting/editions";
import type { Redirect } from "../../hosting/host-files";

/** On a page of an earlier edition: shows that the newest edition lost it (app/document/newer-edition.css). */
const lostFragment = "#lost";

/**
 * The redirects of a site, as all hosts take them. The newest edition's year leads to the root until there is a newer edition.
 * What earlier editions have and the newest one lacks leads to the last of them that has it. Hashed files, which only pages
 * name, and 404 pages are left out.
 *
 * @param addresses of the site with all its editions
 * @param newest the year of the newest edition
 */
export function listRedirects(addresses: readonly string[], newest: number): Redirect[] {
  const lasting = addresses.filter((address) => !isHashed(address) && !isNotFoundPage(address));
  const current = new Set(lasting.filter((address) => editionFolder(address) === ""));
  // In the order of years, so that the last edition of an address remains.
  const earlier = lasting.filter((address) => !current.has(address)).sort();
  const lastEdition = new Map(earlier.map((address) => [withinEdition(address), address]));
  const lost = [...lastEdition].filter(([path]) => !current.has(path));
  return [
    { from: `/${newest}`, to: "/", status: 307 },
    ...[...current].map((path): Redirect => ({ from: `/${newest}${path}`, to: path, status: 307 })),
    ...lost.map(([from, address]): Redirect => {
      return { from, to: isPagePath(from) ? address + lostFragment : address, status: 308 };
    }),
  ];
}

/** Whether an address is that of a page: those of other files have an ending, or a name in capitals. */
export function isPagePath(path: string): boolean {
  return /\/[a-z0-9-]*$/.test(path);
}
