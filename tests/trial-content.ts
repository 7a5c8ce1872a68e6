import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach } from "vitest";
import { nameFolder } from "../app/content/content-root";
import { ContentError } from "../app/content/problem";
import { readRelease } from "../app/downloads/data/release";
import { type Edition, readEdition } from "../app/edition/edition";
import { fixtureContent } from "./sites";
import { temporaryFolder } from "./temporary-folder";

export const heart = "products/01-bioswiss-heart-shaped.yaml";

/** Throws if the edition has problems. */
export function editionIn(root = fixtureContent): Edition {
  return readEdition(root).edition;
}

/** One place of a file, and what replaces it, with a ‸ where a problem is expected. */
export type Edit = [file: string, found: string | RegExp, marked: string];

/** A copy of the fixture edition for each test, which may break it. */
export function trialContent() {
  const folder = temporaryFolder();
  const pathOf = (file: string) => path.join(folder(), "content", file);
  beforeEach(() => cpSync(fixtureContent, pathOf("."), { recursive: true }));
  const write = (file: string, text: string | Uint8Array) => writeFileSync(pathOf(file), text);
  /** Replaces the first match, and returns the position of the ‸ in the replacement as "content/file:line:column". */
  const edit = (...[file, found, marked]: Edit): string => {
    const text = readFileSync(pathOf(file), "utf8");
    const edited = text.replace(found, () => marked);
    if (edited === text) throw new Error(`${file} has nothing like ${found}, or already ${marked}`);
    write(file, edited.replace("‸", ""));
    const lines = edited.slice(0, Math.max(0, edited.indexOf("‸"))).split("\n");
    return `content/${file}:${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
  };
  return {
    path: pathOf,
    write,
    edit,
    /** For a golden file: what `look` finds after each edit alone, with a ‸ for the position of the ‸. */
    async tellEach(edits: readonly Edit[], look: () => string[] | Promise<string[]>): Promise<string> {
      let told = "";
      for (const [file, found, marked] of edits) {
        const before = readFileSync(pathOf(file));
        const position = edit(file, found, marked);
        const lines = (await look()).map((line) => `  ${line.replace(position, "‸")}\n`);
        told += `${file}: ${JSON.stringify(marked).slice(0, 100)}\n${lines.join("")}`;
        write(file, before);
      }
      return told;
    },
    edition: () => editionIn(pathOf(".")),
    /** The warnings for editors. */
    warnings(): string[] {
      const root = pathOf(".");
      return readEdition(root).warnings.map((line) => line.replaceAll(nameFolder(root), "content"));
    },
    /** The problems of the edition as lines. */
    problems(): string[] {
      try {
        readEdition(pathOf("."));
        return [];
      } catch (error) {
        return linesOf(error, pathOf("."));
      }
    },
    /** The problems for which it cannot be published. */
    releaseProblems: (): Promise<string[]> =>
      readRelease(pathOf(".")).then(
        () => [],
        (error) => linesOf(error, pathOf(".")),
      ),
  };
}

function linesOf(error: unknown, root: string): string[] {
  if (!(error instanceof ContentError)) throw error;
  return error.lines.map((line) => line.replaceAll(nameFolder(root), "content"));
}
