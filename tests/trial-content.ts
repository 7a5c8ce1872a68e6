import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach } from "vitest";
import { makeFormats } from "../app/analysis/format";
import { nameFolder } from "../app/content/folders";
import { type Edition, type EditionResult, readEdition } from "../app/edition/edition";
import { fixtureContent } from "./sites";
import { temporaryFolder } from "./temporary-folder";

/** Dollars, ratings out of five, bandages. */
export const dollars = makeFormats({
  currency: "USD",
  ratingScale: 5,
  piece: { one: "bandage", other: "bandages" },
});

export const heart = "products/01-bioswiss-heart-shaped.yaml";
export const animal = "products/02-bioswiss-animal-shaped.yaml";

/** The edition in a folder, by default the fixture's. Throws if it has problems. */
export function editionIn(root = fixtureContent): Edition {
  const result = readEdition(root);
  if (!result.ok) throw new Error(result.message);
  return result.edition;
}

/** A copy of the fixture edition for each test of a file or block, which it may break. */
export function trialContent(): TrialContent {
  const content = new TrialContent(temporaryFolder());
  beforeEach(() => cpSync(fixtureContent, content.root, { recursive: true }));
  return content;
}

class TrialContent {
  constructor(private readonly folder: () => string) {}

  get root(): string {
    return path.join(this.folder(), "content");
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  write(file: string, text: string | Uint8Array): void {
    writeFileSync(this.path(file), text);
  }

  /** Replaces the first occurrence. Throws if there is none. */
  edit(file: string, found: string | RegExp, replacement: string): void {
    const text = this.read(file);
    if (typeof found === "string" ? !text.includes(found) : !found.test(text))
      throw new Error(`${file} has nothing like ${found}`);
    this.write(
      file,
      text.replace(found, () => replacement),
    );
  }

  /** Replaces a top-level field with all lines indented below it; an empty `yaml` deletes it. */
  set(file: string, key: string, yaml: string): void {
    this.edit(file, new RegExp(`^${key}:.*\\n(?:(?: .*)?\\n)*`, "mu"), yaml === "" ? "" : `${yaml}\n`);
  }

  /** Returns "content/file:line:column" of the ‸ in a piece of the file. Throws unless the piece occurs once. */
  where(file: string, marked: string): string {
    const [before = "", after = ""] = marked.split("‸");
    const [head = "", ...tails] = this.read(file).split(before + after);
    if (tails.length !== 1) throw new Error(`${file} has ${tails.length} times: ${before}${after}`);
    const lines = (head + before).split("\n");
    return `content/${file}:${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
  }

  edition(): Edition {
    return editionIn(this.root);
  }

  /** What `problemLines` gives, shortened. */
  problems(read: (root: string) => EditionResult = readEdition): string[] {
    return problemLines(read(this.root)).map((line) => this.shorten(line));
  }

  /** A message that names the folder as if it were the project's content/. */
  shorten(message: string): string {
    return message.replaceAll(nameFolder(this.root), "content");
  }
}

/** The problem lines of a result of `readEdition`, without the heading; empty if it succeeded. */
export function problemLines(result: { ok: true } | { ok: false; message: string }): string[] {
  if (result.ok) return [];
  const [heading = "", empty, ...lines] = result.message.trimEnd().split("\n");
  const expected = `The content has ${lines.length} problem${lines.length === 1 ? "" : "s"}:`;
  if (heading !== expected || empty !== "") throw new Error(`unexpected heading: ${heading}`);
  return lines.map((line) => line.trim());
}
