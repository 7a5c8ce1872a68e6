import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { loadEdition } from "../../app/edition/edition";
import { pages } from "../../app/urls";
import { copyProject } from "../build/project-copy";
import { loadServerBundle } from "../build/server-bundle";
import { runReactRouter } from "../react-router";
import { changePages, temporaryFolder } from "./sites";

/**
 * The site with its product list as React Router hydrates it by default: the whole document, as in development.
 *
 * @param dist the built site, for pictures and fonts
 * @returns a folder to be served without the site's policy, which forbids what the default needs
 */
export async function buildHydrated(dist: string): Promise<string> {
  const project = temporaryFolder();
  copyProject(project);
  const args = ["build", ".", "--config", "scripts/bench/hydrated.config.ts", "--logLevel", "error"];
  if (!(await runReactRouter(project, args, { NODE_ENV: "production" })))
    throw new Error("React Router could not build the site for the benchmark.");
  const bundle = await loadServerBundle(join(project, "build"));
  bundle.entry.module.startEdition(loadEdition(), { "product-list": [], comparison: [] });
  const answer = createRequestHandler(bundle as ServerBuild, "production");
  const response = await answer(new Request(new URL(pages.products.path, "http://localhost")));
  const page = await response.text();
  const folder = await changePages(dist, () => page);
  cpSync(join(project, "build", "client", "assets"), join(folder, "assets"), { recursive: true });
  rmSync(project, { recursive: true });
  return folder;
}
