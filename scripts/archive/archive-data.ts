import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type DataFile, digest } from "../../app/downloads/data/bundle";
import { sumsName } from "../../app/downloads/data/names";
import { findAll, parseHtml, textOf } from "../../hosting/html";
import { writeInto } from "../build/site-files";

/**
 * Writes a version's data into a folder, which gets its name when it is complete. If the folder exists, its files must fit its
 * checksums.
 */
export function archiveData(folder: string, files: readonly DataFile[]): void {
  const exists = existsSync(folder);
  const written = exists ? folder : `${folder}.tmp`;
  if (!exists) {
    rmSync(written, { recursive: true, force: true });
    for (const { name, body } of files) writeInto(written, name, body);
  }
  for (const line of readFileSync(join(written, sumsName), "utf8").trim().split("\n")) {
    const [sum, name = ""] = line.split("  ");
    if (digest(readFileSync(join(written, name))) !== sum)
      throw new Error(`${join(written, name)} does not fit ${sumsName}: restore the folder`);
  }
  if (!exists) renameSync(written, folder);
}

/** Whether the built site lacks a file of the archived one, or has a page with other words. */
export function isDifferent(name: string, archived: string, built: string): boolean {
  if (!existsSync(join(built, name))) return true;
  return name.endsWith(".html") && wordsOf(join(archived, name)) !== wordsOf(join(built, name));
}

/** Leaves out what only archived pages have: the line that leads to the newest edition, and the year in paths. */
function wordsOf(file: string): string {
  const [main] = findAll(parseHtml(readFileSync(file, "utf8")), ({ tag }) => tag === "main");
  const parts = (main?.children ?? []).filter((part) => typeof part !== "string");
  const words = parts.map((part) => (part.attributes.get("id") === "lost" ? "" : textOf(part)));
  return words.join("").replaceAll(/\/\d{4}\//g, "/");
}
