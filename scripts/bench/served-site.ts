import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "../../server/listen";
import { createSite } from "../../server/site";
import { compressFiles } from "../build/compress";
import { pageFile } from "../build/pages";
import { floorOf } from "./floor";

/** A built site, served as `npm start` serves it. */
export interface ServedSite {
  /** Scheme, host and port, with a slash at the end. */
  address: string;
  /** Ends the serving and, of a site that was made for this, its folder. */
  remove(): void;
}

/** Serves a built site's folder on any free port. */
export async function serveSite(folder: string): Promise<ServedSite> {
  const { address, close } = await listen(createSite(folder), { port: 0 });
  return { address, remove: close };
}

/** Serves a folder of the site without any content security policy, in headers or pages. */
export async function serveUnprotected(folder: string, paths: readonly string[]): Promise<ServedSite> {
  const pages = paths.map(pageFile);
  for (const page of pages) changePage(join(folder, page), (html) => html.replace(policyElement, ""));
  await compressFiles(folder, pages);
  const handle = createSite(folder);
  const { address, close } = await listen(
    (request, answer) => {
      const setHeader = answer.setHeader.bind(answer);
      answer.setHeader = (name, value) =>
        name.toLowerCase() === "content-security-policy" ? answer : setHeader(name, value);
      handle(request, answer);
    },
    { port: 0 },
  );
  return { address, remove: close };
}

const policyElement = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** A folder for one measurement. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "bench-"));
}

/** Serves a copy of a built site in which the pages at `paths` are their floor pages, precompressed like any page. */
export async function serveFloor(dist: string, paths: readonly string[]): Promise<ServedSite> {
  const { folder, remove: removeFolder } = copySite(dist);
  try {
    const pages = paths.map(pageFile);
    for (const page of pages) changePage(join(folder, page), floorOf);
    await compressFiles(folder, pages);
    const { address, remove } = await serveSite(folder);
    return {
      address,
      remove: () => {
        remove();
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** Copies a built site, to be changed. */
export function copySite(dist: string): { folder: string; remove(): void } {
  const folder = temporaryFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(dist, folder, { recursive: true });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** Changes a page and takes its compressed copies away. */
export function changePage(file: string, change: (html: string) => string): void {
  for (const copy of [`${file}.br`, `${file}.gz`]) if (existsSync(copy)) rmSync(copy);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
