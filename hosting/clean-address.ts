/** The canonical path of a page: `/a/`, `/a.html`, `/a/index` and `/a/index.html` are all spellings of `/a`. */
export function cleanAddress(path: string): string {
  return path.replace(/(?:\/|\.html|\/index|\/index\.html)$/, "") || "/";
}
