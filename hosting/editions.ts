/**
 * The newest edition is the site; each older one is a whole site in a folder named after its year. No page of an edition
 * has such an address.
 */
const yearFolder = /^\/\d{4}(?=\/|$)/;

/** The folder of the edition that an address belongs to, such as `/2025`; empty for the newest. */
export function editionFolder(address: string): string {
  return yearFolder.exec(address)?.[0] ?? "";
}

/** The address within its edition: `/products` for `/2025/products`. */
export function withinEdition(address: string): string {
  return address.slice(editionFolder(address).length);
}

/** The folders of all editions that some addresses belong to, older ones first. */
export function listEditionFolders(addresses: Iterable<string>): string[] {
  return [...new Set([...addresses].map(editionFolder))].sort().reverse();
}
