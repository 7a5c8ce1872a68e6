import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { startEdition } from "../../app/entry.server";

/** What the framework bundles for a server: all that is needed to render the site's pages. */
export type ServerBundle = Omit<ServerBuild, "entry"> & {
  entry: { module: ServerBuild["entry"]["module"] & { startEdition: typeof startEdition } };
};

/** @param buildFolder what the framework built: `client/` and `server/` */
export function loadServerBundle(buildFolder: string): Promise<ServerBundle> {
  return import(pathToFileURL(join(buildFolder, "server", "index.js")).href);
}
