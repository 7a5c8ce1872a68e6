import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { describeDocument } from "./document";
import { parseHtml } from "./html";
import { mediaType } from "./media-types";
import { filePolicy, framePolicy, offline, pagePolicy, policy } from "./policy";

/** One file of the built site. */
export interface SiteFile {
  address: string;
  /** Path below the site's folder, with forward slashes. */
  name: string;
  type: string;
  size: number;
  /** The compressed copies that lie beside it. */
  encodings: ("br" | "gzip")[];
  /** SHA-256 of the content, in base64url. */
  digest: string;
  /** Its content security policy. */
  policy: string;
}

/** All that can be served, by address: pages by their clean one, other files by their path. */
export interface Inventory {
  pages: ReadonlyMap<string, SiteFile>;
  files: ReadonlyMap<string, SiteFile>;
}

/** Reads what a built site holds. Dotfiles are left out, and so are notes to other hosts. */
export function takeInventory(folder: string): Inventory {
  const names = new Set(listNames(folder));
  const pages = new Map<string, SiteFile>();
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (isCompressedCopy(name, names)) continue;
    const isPage = name.endsWith(".html");
    const address = isPage ? pageAddress(name) : `/${name}`;
    (isPage ? pages : files).set(address, describeFile(folder, name, address, names));
  }
  return { pages, files };
}

/** The same inventory with one file more, which was laid into the folder since; `name` is its path there. */
export function addToInventory(folder: string, { pages, files }: Inventory, name: string): Inventory {
  const copies = [".br", ".gz"].map((ending) => name + ending);
  const names = new Set(copies.filter((copy) => existsSync(join(folder, copy))));
  const file = describeFile(folder, name, `/${name}`, names);
  return { pages, files: new Map([...files, [file.address, file]]) };
}

function listNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !name.split("/").some((part) => part.startsWith(".")))
    .filter((name) => !policy.hostFiles.some((file) => file === name))
    .sort();
}

function isCompressedCopy(name: string, names: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -3));
}

function pageAddress(name: string): string {
  return name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`;
}

function describeFile(folder: string, name: string, address: string, names: ReadonlySet<string>): SiteFile {
  const path = join(folder, name);
  const bytes = readFileSync(path);
  const encodings: SiteFile["encodings"] = [];
  if (names.has(`${name}.br`)) encodings.push("br");
  if (names.has(`${name}.gz`)) encodings.push("gzip");
  return {
    address,
    name,
    type: mediaType(name),
    size: bytes.length,
    encodings,
    digest: createHash("sha256").update(bytes).digest("base64url"),
    policy: policyOf(address, name, bytes),
  };
}

function policyOf(address: string, name: string, bytes: Buffer): string {
  const readNeeds = () => describeDocument(parseHtml(bytes.toString("utf8")));
  if (address === offline.frame) return framePolicy(readNeeds());
  return name.endsWith(".html") ? pagePolicy(readNeeds()) : filePolicy(address);
}
