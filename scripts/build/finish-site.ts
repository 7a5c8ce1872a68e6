import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { listScript } from "../../app/urls";
import { bundleScript } from "./bundle-script";
import { compressFile } from "./compress-file";
import { finishPage } from "./finish-page";

/**
 * Finishes what the framework wrote for browsers: pages get their styles and their policy, and the names that static hosts
 * serve; files that no page asks for go.
 *
 * @param base `/` or `/some/where/`
 */
export async function finishSite(folder: string, base: string): Promise<void> {
  leaveBase(folder, base);
  // Data for navigation in the browser, and a page for addresses that are not prerendered.
  for (const file of listFiles(folder))
    if (file.endsWith(".data") || basename(file) === "__spa-fallback.html") rmSync(file);

  const { code } = await bundleScript(`.${listScript}`);
  const name = `assets/product-list-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
  writeFileSync(join(folder, name), code);
  const files = {
    readSheet: (address: string) => readFileSync(join(folder, address.slice(base.length)), "utf8"),
    addressOf: (source: string) => (source === listScript ? base + name : source),
  };
  const pages = listFiles(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = finishPage(readFileSync(file, "utf8"), files);
      writeFileSync(file, html);
      flatten(folder, file);
      return html;
    });
  // Style sheets, and the framework's scripts.
  for (const file of listFiles(join(folder, "assets")))
    if (!pages.some((html) => html.includes(basename(file)))) rmSync(file);
  removeEmpty(folder);
  await Promise.all(listFiles(folder).map(compressFile));
}

/** Hosts serve the whole folder at the base path, but the framework writes routes below it, and assets beside it. */
function leaveBase(folder: string, base: string): void {
  if (base === "/") return;
  const moved = `${folder}-routes`;
  renameSync(join(folder, base), moved);
  cpSync(moved, folder, { recursive: true });
  rmSync(moved, { recursive: true });
}

/** `a/b/index.html` becomes `a/b.html`: every static host serves that at `/a/b`, and many redirect the other to `/a/b/`. */
function flatten(folder: string, file: string): void {
  if (dirname(file) !== folder) renameSync(file, `${dirname(file)}.html`);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Removes a folder if no file is in it, and such folders in it. */
function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
