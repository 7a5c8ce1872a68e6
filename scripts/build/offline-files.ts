import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeDocument } from "../../hosting/document";
import { addToInventory, type Inventory, takeInventory } from "../../hosting/inventory";
import { framePolicy, metaPolicy, offline } from "../../hosting/policy";
import { browsers } from "./browsers";
import { bundleScript } from "./bundle-script";
import { compressFiles } from "./compress";
import { listEdition } from "./precache";

/** The scripts of the hidden frame and of the worker, as browsers get them. */
export interface OfflineScripts {
  frame: string;
  worker: string;
}

/** Bundles what lies in offline/. It needs nothing of the site. */
export async function bundleOffline(): Promise<OfflineScripts> {
  const [frame, worker] = await Promise.all([bundle("frame"), bundle("worker")]);
  return { frame, worker };
}

/**
 * Lays the document of the hidden frame and the worker into a site whose other files are all there, for the worker
 * lists them.
 */
export async function writeOfflineFiles(site: string, { frame, worker }: OfflineScripts): Promise<Inventory> {
  const write = async (address: string, text: string) => {
    const name = address.slice(1);
    writeFileSync(join(site, name), text);
    await compressFiles(site, [name]);
    return name;
  };
  await write(offline.frame, writeFrame(frame));
  const inventory = takeInventory(site);
  const list = `const edition=${JSON.stringify(listEdition(inventory))};`;
  return addToInventory(site, inventory, await write(offline.worker, `${list}\n${worker}\n`));
}

/** The markup by which a page carries the frame. Hidden it has no size, no name and no place in the order of focus. */
export function frameMarkup(base: string): string {
  return `<iframe src="${base}${offline.frame.slice(1)}" hidden></iframe>`;
}

/** No page of the report: it holds nothing to read, and search engines are told so. */
function writeFrame(script: string): string {
  const inline = `<script>${script}</script>`;
  const policy = metaPolicy(framePolicy(describeDocument(inline)));
  return [
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="robots" content="noindex"><title>Offline</title>${inline}</html>\n`,
  ].join("");
}

/** A script of offline/ with all that it imports, as browsers get it. */
function bundle(name: "frame" | "worker"): Promise<string> {
  return bundleScript(fileURLToPath(new URL(`../../offline/${name}.ts`, import.meta.url)), {
    minify: true,
    modulePreload: false,
    target: browsers,
    rolldownOptions: { output: { format: "iife" } },
  });
}
