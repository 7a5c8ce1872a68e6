import { describeDocument } from "../../hosting/document";
import { parseHtml } from "../../hosting/html";
import { type Inventory, takeInventory } from "../../hosting/inventory";
import { offline } from "../../hosting/offline";
import { framePolicy } from "../../hosting/policy";
import { bundleScript } from "./bundle";
import { compressFiles } from "./compress";
import { listPrecached } from "./precache";
import { writeInto } from "./site-files";

/** The bundled scripts of offline.htm and of the service worker. */
export type OfflineScripts = Record<"frame" | "worker", string>;

/** Bundles the scripts of offline/. */
export async function bundleOffline(): Promise<OfflineScripts> {
  const bundle = (name: string) => bundleScript(new URL(`../../offline/${name}.ts`, import.meta.url));
  const [frame, worker] = await Promise.all([bundle("frame"), bundle("worker")]);
  return { frame, worker };
}

/** Adds offline.htm and the service worker to an otherwise complete site, because the worker lists all files. */
export async function writeOfflineFiles(site: string, { frame, worker }: OfflineScripts): Promise<Inventory> {
  const write = async (address: string, text: string) => {
    const name = address.slice(1);
    writeInto(site, name, text);
    await compressFiles(site, [name]);
  };
  await write(offline.frame, writeFrame(frame));
  const list = `const manifest=${JSON.stringify(listPrecached(takeInventory(site)))};`;
  await write(offline.worker, `${list}\n${worker}\n`);
  return takeInventory(site);
}

/** offline.htm. It has no content, so search engines must not index it. */
function writeFrame(script: string): string {
  const inline = `<script>${script}</script>`;
  const policy = framePolicy(describeDocument(parseHtml(inline)));
  return [
    '<!DOCTYPE html><html lang="en"><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="robots" content="noindex"><title>Offline</title>${inline}</html>\n`,
  ].join("");
}
