import { lookup } from "mrmime";
import { listSiteFiles } from "../downloads/site-files";
import { editionContext } from "../edition/context";
import { stripBase } from "../urls";
import type { Route } from "./+types/file";

/** Development only: the build writes the site's files itself (scripts/build/site-files.ts). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const path = stripBase(new URL(request.url).pathname);
  const file = listSiteFiles(context.get(editionContext)).find((candidate) => candidate.path === path);
  if (!file) return new Response("No such file", { status: 404 });
  const body = typeof file.body === "function" ? await file.body() : file.body;
  const type = lookup(path) ?? "text/plain";
  const charset = type.startsWith("text/") ? "; charset=utf-8" : "";
  return new Response(body as BodyInit, { headers: { "Content-Type": type + charset } });
}
