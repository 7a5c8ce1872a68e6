import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The names of all published tables. */
export function tablePaths(): string[] {
  const folder = fileURLToPath(new URL("../../dist/data/", import.meta.url));
  return readdirSync(folder)
    .filter((name) => name.endsWith(".csv"))
    .map((name) => name.replace(/\.csv$/u, ""))
    .sort();
}

/** What a file of checksums says: the sum of each file by its name. */
export function readSums(text: string): Map<string, string> {
  return new Map(
    text
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [sum = "", name = ""] = line.split("  ");
        return [name, sum];
      }),
  );
}
