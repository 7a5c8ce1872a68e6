/** The newest edition is at the root, each older one in a folder named by its year. */
const yearFolder = /^\/\d{4}(?=\/|$)/;

/** `/2025` for `/2025/products`; empty for the newest edition. */
export function editionFolder(address: string): string {
  return yearFolder.exec(address)?.[0] ?? "";
}

/** `/products` for `/2025/products`. */
export function withinEdition(address: string): string {
  return address.slice(editionFolder(address).length);
}

/** The folders of the addresses' editions, older ones first. */
export function listEditionFolders(addresses: Iterable<string>): string[] {
  return [...new Set([...addresses].map(editionFolder))].sort().reverse();
}
