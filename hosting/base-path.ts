/**
 * The path that the site is hosted under, from the BASE_PATH setting: `/` or `/some/where/`. Throws if a URL would need
 * to escape it.
 */
export function parseBasePath(text: string | undefined): string {
  const path = `/${text ?? ""}/`.replaceAll(/\/{2,}/g, "/");
  if (/^\/(?:[a-z0-9_~-][a-z0-9._~-]*\/)*$/i.test(path)) return path;
  throw new Error(
    `BASE_PATH is "${text}", but it is a path like /some/where/, of letters, digits and the marks - . _ ~`,
  );
}
