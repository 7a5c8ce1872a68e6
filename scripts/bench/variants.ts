import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { loadEdition } from "../../app/edition/edition";
import { pages } from "../../app/urls";
import { listFiles } from "../../hosting/list-files";
import { bundleScript } from "../build/bundle";
import { compressFiles } from "../build/compress";
import { copyProject } from "../build/project-copy";
import { loadServerBundle } from "../build/server-bundle";
import { writeInto } from "../build/site-files";
import { runReactRouter } from "../react-router";

// Variants of the built site to compare it with. Each function creates a folder inside `work`.

/** The lower bound for pages with this text and CSS: without scripts, data, preloads and render-blocking elements. */
export function makeFloor(dist: string, work: string): Promise<string> {
  return changePages(dist, join(work, "floor"), floorOf);
}

/** The product list in plain React, with the data of the built page. */
export async function makePlainList(dist: string, work: string): Promise<string> {
  const script = await bundleScript(new URL("plain-list.tsx", import.meta.url));
  const folder = await changePages(dist, join(work, "plain-list"), (html) => {
    const data = html.match(/<script type="application\/json"[\s\S]*?<\/script>/g)?.join("") ?? "";
    const end = `${data}<script type="module" src="/plain-list.js"></script></body>`;
    return floorOf(html).replace("</body>", () => end);
  });
  writeInto(folder, "plain-list.js", script);
  return folder;
}

/** The product list as React Router hydrates it by default: the whole document. */
export async function makeHydrated(dist: string, work: string): Promise<string> {
  const project = join(work, "project");
  copyProject(project);
  const args = ["build", ".", "--config", "scripts/bench/hydrated.config.ts", "--logLevel", "error"];
  if (!(await runReactRouter(project, args, { NODE_ENV: "production" })))
    throw new Error("React Router could not build the site for the benchmark.");
  const bundle = await loadServerBundle(join(project, "build"));
  bundle.entry.module.startEdition(loadEdition(), { "product-list": [], comparison: [] }, "/");
  const handle = createRequestHandler(bundle as ServerBuild, "production");
  const response = await handle(new Request(new URL(pages.products.path, "http://localhost")));
  const page = await response.text();
  const folder = await changePages(dist, join(work, "hydrated"), () => page);
  cpSync(join(project, "build", "client", "assets"), join(folder, "assets"), { recursive: true });
  return folder;
}

/** Copies a built site, and changes and compresses its pages. */
async function changePages(dist: string, folder: string, change: (html: string) => string): Promise<string> {
  cpSync(dist, folder, { recursive: true, filter: (path) => !/\.html\.(?:br|gz)$/.test(path) });
  const paths = listFiles(folder).filter((path) => path.endsWith(".html"));
  for (const path of paths) writeInto(folder, path, change(readFileSync(join(folder, path), "utf8")));
  await compressFiles(folder, paths);
  return folder;
}

function floorOf(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|expect)"[^>]*>/g, "");
}
