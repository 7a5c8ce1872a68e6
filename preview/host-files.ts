import { readFileSync } from "node:fs";
import { join } from "node:path";

interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
}

/** Reads `_headers`. All rules that match apply. */
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

/** Reads `_redirects`. The first rule that matches applies. */
export function readRedirects(folder: string): RedirectRule[] {
  const lines = readFileSync(join(folder, "_redirects"), "utf8").split("\n");
  return lines
    .filter((line) => line.startsWith("/"))
    .map((line) => {
      const [from = "", to = "", status] = line.split(" ");
      return { pattern: patternOf(from), to, status: Number(status) };
    });
}

/** A `*` at the end stands for anything. */
function patternOf(path: string): RegExp {
  const text = path.replace(/\*$/, "").replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${text}${path.endsWith("*") ? "" : "$"}`);
}
