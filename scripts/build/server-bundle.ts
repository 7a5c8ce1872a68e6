import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { makeContext } from "../../app/entry.server";

/** The framework's server bundle, which renders the pages. */
export type ServerBundle = Omit<ServerBuild, "entry"> & {
  entry: { module: ServerBuild["entry"]["module"] & { makeContext: typeof makeContext } };
};

/** @param buildFolder the framework's output, with `client/` and `server/` */
export function loadServerBundle(buildFolder: string): Promise<ServerBundle> {
  return import(pathToFileURL(join(buildFolder, "server", "index.js")).href);
}
