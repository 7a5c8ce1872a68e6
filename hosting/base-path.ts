/** The path in BASE_PATH, as `/` or `/some/where/`. Throws if a URL would have to escape it. */
export function parseBasePath(text: string | undefined): string {
  const path = `/${text ?? ""}/`.replaceAll(/\/{2,}/g, "/");
  if (/^\/(?:[a-z0-9_~-][a-z0-9._~-]*\/)*$/i.test(path)) return path;
  throw new Error(
    `BASE_PATH is "${text}", but it is a path like /some/where/, of letters, digits and the marks - . _ ~`,
  );
}
