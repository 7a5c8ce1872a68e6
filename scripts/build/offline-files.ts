import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { describeDocument } from "../../server/document";
import { takeInventory } from "../../server/inventory";
import { framePolicy, metaPolicy, offline } from "../../server/policy";
import { listEdition } from "./precache";

/**
 * Lays the document of the hidden frame and the worker into a site whose other files are all there, for the worker
 * lists them. Gives back the paths of both.
 */
export async function writeOfflineFiles(site: string): Promise<string[]> {
  writeFileSync(join(site, offline.frame), writeFrame(await bundle("frame")));
  writeFileSync(join(site, offline.worker), writeWorker(site, await bundle("worker")));
  return [offline.frame, offline.worker].map((address) => address.slice(1));
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

function writeWorker(site: string, script: string): string {
  const { pages, files } = takeInventory(site);
  const all = new Map([...pages, ...files]);
  const edition = listEdition(
    [...all.keys()],
    (address) => pages.has(address),
    (address) => readFileSync(join(site, all.get(address)?.name ?? "")),
  );
  return `const edition=${JSON.stringify(edition)};\n${script}\n`;
}

/** A script of offline/ with all that it imports, as browsers get it. */
async function bundle(name: "frame" | "worker"): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    root: fileURLToPath(new URL("../../offline", import.meta.url)),
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: ["chrome125", "edge125", "firefox128", "safari18"],
      rolldownOptions: {
        input: fileURLToPath(new URL(`../../offline/${name}.ts`, import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [script, ...others] = outputs;
  if (script?.type !== "chunk" || others.length > 0) throw new Error(`offline/${name}.ts is not one script.`);
  return script.code.trim();
}
