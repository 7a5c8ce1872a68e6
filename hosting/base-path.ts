/**
 * The path that the site is hosted under, from the BASE_PATH setting: `/` or `/some/where/`. Throws in words for one
 * that could not stand in every address as it is.
 */
export function parseBasePath(text: string | undefined): string {
  const path = `/${text ?? ""}/`.replaceAll(/\/{2,}/g, "/");
  if (/^\/(?:[a-z0-9_~-][a-z0-9._~-]*\/)*$/i.test(path)) return path;
  throw new Error(
    `BASE_PATH is "${text}", but it is a path like /some/where/, of letters, digits and the marks - . _ ~`,
  );
}
