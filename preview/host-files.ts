import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A pattern of paths, with the headers that they get. */
interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** A pattern of paths that are not in the site, and the address or the 404 page that they get. */
export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
}

/** The rules of a built site's `_headers`; all that match a path apply. */
export function readHeaders(folder: string): HeaderRule[] {
  const blocks = readFileSync(join(folder, "_headers"), "utf8")
    .split(/^(?=\/)/m)
    .slice(1);
  return blocks.map((block) => {
    const [path = "", ...lines] = block.trim().split("\n");
    const headers = lines.flatMap((line) => {
      const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as [string, string]];
    });
    return { pattern: patternOf(path), headers };
  });
}

/** The rules of a built site's `_redirects`, of which the first that matches applies. */
export function readRedirects(folder: string): RedirectRule[] {
  const lines = readFileSync(join(folder, "_redirects"), "utf8").split("\n");
  return lines
    .filter((line) => line.startsWith("/"))
    .map((line) => {
      const [from = "", to = "", status] = line.split(" ");
      return { pattern: patternOf(from), to, status: Number(status) };
    });
}

/** Paths are text, but for `*` at the end. */
function patternOf(path: string): RegExp {
  const text = path.replace(/\*$/, "").replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${text}${path.endsWith("*") ? "" : "$"}`);
}
