import { delivery } from "./delivery";
import { editionFolder, withinEdition } from "./editions";

/** The address of the 404 page for `path`. */
export function notFoundPage(path: string): string {
  const local = withinEdition(path);
  const page = delivery.notFound.find(({ under }) => local.startsWith(under))?.page ?? "/404";
  return editionFolder(path) + page;
}

/** The rules of `delivery.notFound` for each of some editions' folders, older editions first. */
export function listNotFound(folders: readonly string[]): { under: string; page: string }[] {
  return folders.flatMap((folder) =>
    delivery.notFound.map(({ under, page }) => ({ under: folder + under, page: folder + page })),
  );
}

/** Whether an address is a 404 page, which is never served with status 200. */
export function isNotFoundPage(address: string): boolean {
  return delivery.notFound.some(({ page }) => page === withinEdition(address));
}
