import { lookup } from "mrmime";
import type { SiteFile } from "../files/site-file";
import { listSiteFiles } from "../files/site-files";
import { readReport } from "../report/report";
import { href } from "../urls";
import type { Route } from "./+types/file";

let files: SiteFile[] | undefined;

/** A file other than a page. The build asks for each once. */
export async function loader({ request, url }: Route.LoaderArgs) {
  // For navigation in the browser, of which there is none.
  if (new URL(request.url).pathname.endsWith(".data")) return null;
  if (!files || import.meta.env.DEV) files = listSiteFiles(readReport());
  const file = files.find(({ path }) => href(path) === url.pathname);
  if (!file) return new Response("No such file", { status: 404 });
  const body = typeof file.body === "function" ? await file.body() : file.body;
  const type = lookup(file.path) ?? "text/plain";
  const charset = type.startsWith("text/") ? "; charset=utf-8" : "";
  return new Response(body as BodyInit, { headers: { "Content-Type": type + charset } });
}
