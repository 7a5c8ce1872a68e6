import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describeDocument, findUnsafeMarkup } from "../../server/document";
import { takeInventory } from "../../server/inventory";
import { metaPolicy, pagePolicy } from "../../server/policy";
import { writeHostFiles } from "../hosting/host-files";
import { compressFiles } from "./compress";
import { listFiles } from "./folder";
import { frameMarkup, writeOfflineFiles } from "./offline-files";
import { publishedPath, selectFiles } from "./select";

/** What a build produced, in numbers for a person. */
export interface Summary {
  pages: number;
  files: number;
  bytes: number;
}

/** Makes the site that is published under `base`, in `target`, out of the framework's build in `source`. */
export async function finishSite(source: string, target: string, base: string): Promise<Summary> {
  rmSync(target, { recursive: true, force: true });
  const selected = selectFiles(listFiles(source), (path) => readFileSync(join(source, path), "utf8"));
  const published = selected.map((path) => publishedPath(path, base));
  for (const [position, path] of selected.entries()) {
    const destination = join(target, published[position] ?? path);
    mkdirSync(dirname(destination), { recursive: true });
    if (path.endsWith(".html"))
      writeFileSync(destination, finishPage(path, readFileSync(join(source, path), "utf8"), base));
    else copyFileSync(join(source, path), destination);
  }
  published.push(...(await writeOfflineFiles(target)));
  await compressFiles(target, published);
  writeHostFiles(target, takeInventory(target), base);
  return {
    pages: published.filter((path) => path.endsWith(".html")).length,
    files: published.length,
    bytes: published.reduce((sum, path) => sum + statSync(join(target, path)).size, 0),
  };
}

/** Puts the page's content security policy into it, whose hashes are of what the build made, and the hidden frame. */
function finishPage(path: string, html: string, base: string): string {
  const unsafe = findUnsafeMarkup(html);
  if (unsafe.length > 0) {
    throw new Error(`${path} holds markup that no strict policy allows: ${unsafe.join(" ")}`);
  }
  const charset = /<meta charset="utf-8"\/?>/i;
  if (!charset.test(html)) throw new Error(`${path} does not name its charset, so its policy has no place.`);
  const end = /<\/body><\/html>\s*$/;
  if (!end.test(html))
    throw new Error(`${path} does not end as a page does, so the hidden frame has no place.`);
  const policy = metaPolicy(pagePolicy(describeDocument(html)));
  return html
    .replace(charset, (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
    .replace(end, (tags) => frameMarkup(base) + tags);
}
