import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeDocument } from "../../hosting/document";
import { parseHtml } from "../../hosting/html";
import { addToInventory, type Inventory, takeInventory } from "../../hosting/inventory";
import { framePolicy, metaPolicy, offline } from "../../hosting/policy";
import { browsers } from "./browsers";
import { bundleScript } from "./bundle-script";
import { compressFiles } from "./compress";
import { listPrecached } from "./precache";

/** The bundled scripts of offline.htm and of the service worker. */
export interface OfflineScripts {
  frame: string;
  worker: string;
}

/** Bundles the scripts of offline/. */
export async function bundleOffline(): Promise<OfflineScripts> {
  const [frame, worker] = await Promise.all([bundle("frame"), bundle("worker")]);
  return { frame, worker };
}

/** Adds offline.htm and the service worker to a site that is otherwise complete, because the worker lists its files. */
export async function writeOfflineFiles(site: string, { frame, worker }: OfflineScripts): Promise<Inventory> {
  const write = async (address: string, text: string) => {
    const name = address.slice(1);
    writeFileSync(join(site, name), text);
    await compressFiles(site, [name]);
    return name;
  };
  await write(offline.frame, writeFrame(frame));
  const inventory = takeInventory(site);
  const list = `const manifest=${JSON.stringify(listPrecached(inventory))};`;
  return addToInventory(site, inventory, await write(offline.worker, `${list}\n${worker}\n`));
}

/** The hidden frame: it has no size, no accessible name and no place in the tab order. */
export function frameMarkup(base: string): string {
  return `<iframe src="${base}${offline.frame.slice(1)}" hidden></iframe>`;
}

/** It has no content, so search engines must not index it. */
function writeFrame(script: string): string {
  const inline = `<script>${script}</script>`;
  const policy = metaPolicy(framePolicy(describeDocument(parseHtml(inline))));
  return [
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="robots" content="noindex"><title>Offline</title>${inline}</html>\n`,
  ].join("");
}

function bundle(name: "frame" | "worker"): Promise<string> {
  return bundleScript(fileURLToPath(new URL(`../../offline/${name}.ts`, import.meta.url)), {
    minify: true,
    modulePreload: false,
    target: browsers,
    rolldownOptions: { output: { format: "iife" } },
  });
}
