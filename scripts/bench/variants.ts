import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { loadEdition } from "../../app/edition/edition";
import { pages } from "../../app/urls";
import { listFiles } from "../../hosting/list-files";
import { bundleScript } from "../build/bundle";
import { compressFiles } from "../build/compress";
import { copyProject } from "../build/project-copy";
import { loadServerBundle } from "../build/server-bundle";
import { runReactRouter } from "../react-router";

// What the built site is measured against. Each function makes a folder to be served inside `work`.

/**
 * What no page with the same text and CSS can be faster than. Everything goes that is fetched or waited for ahead of
 * need: scripts (speculation rules and data too), preloads, and elements that block rendering.
 */
export function makeFloor(dist: string, work: string): Promise<string> {
  return changePages(dist, join(work, "floor"), floorOf);
}

/** The list as it is usually written in React, on the built list's page with its data; see plain-list.tsx. */
export async function makePlainList(dist: string, work: string): Promise<string> {
  const script = await bundleScript(new URL("plain-list.tsx", import.meta.url));
  const folder = await changePages(dist, join(work, "plain-list"), (html) => {
    const data = html.match(/<script type="application\/json"[\s\S]*?<\/script>/g)?.join("") ?? "";
    const end = `${data}<script type="module" src="/plain-list.js"></script></body>`;
    return floorOf(html).replace("</body>", () => end);
  });
  writeFileSync(join(folder, "plain-list.js"), script);
  return folder;
}

/** The product list as React Router hydrates it by default: the whole document, as in development. */
export async function makeHydrated(dist: string, work: string): Promise<string> {
  const project = join(work, "project");
  copyProject(project);
  const args = ["build", ".", "--config", "scripts/bench/hydrated.config.ts", "--logLevel", "error"];
  if (!(await runReactRouter(project, args, { NODE_ENV: "production" })))
    throw new Error("React Router could not build the site for the benchmark.");
  const bundle = await loadServerBundle(join(project, "build"));
  bundle.entry.module.startEdition(loadEdition(), { "product-list": [], comparison: [] });
  const answer = createRequestHandler(bundle as ServerBuild, "production");
  const response = await answer(new Request(new URL(pages.products.path, "http://localhost")));
  const page = await response.text();
  const folder = await changePages(dist, join(work, "hydrated"), () => page);
  cpSync(join(project, "build", "client", "assets"), join(folder, "assets"), { recursive: true });
  return folder;
}

/** Copies a built site and changes its pages, which are compressed again. */
async function changePages(dist: string, folder: string, change: (html: string) => string): Promise<string> {
  cpSync(dist, folder, { recursive: true, filter: (path) => !/\.html\.(?:br|gz)$/.test(path) });
  const paths = listFiles(folder).filter((path) => path.endsWith(".html"));
  for (const file of paths.map((path) => join(folder, path)))
    writeFileSync(file, change(readFileSync(file, "utf8")));
  await compressFiles(folder, paths);
  return folder;
}

function floorOf(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|expect)"[^>]*>/g, "");
}
