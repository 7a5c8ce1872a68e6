import type { ServerResponse } from "node:http";
import { resolve, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { lookup } from "mrmime";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { SiteFile } from "../app/files/site-file.ts";
import type { Settings } from "../app/settings.ts";

/** The development server: makes each file of the site when it is asked for, and reloads the page when code or content changes. */
export function serveSite(settings: Settings): Plugin {
  const folders = [resolve("app"), settings.contentRoot];
  // Until the next change.
  let site: Promise<SiteFile[]> | undefined;

  async function answer(server: ViteDevServer, path: string, response: ServerResponse): Promise<void> {
    site ??= loadSite(server, settings);
    const asked = site;
    const { status, type, body } = await asked
      .then((files) => makeAnswer(files, path))
      .catch((error) => explain(server, error));
    // A page that the browser is still waiting for is not told to reload.
    if (site !== asked) return answer(server, path, response);
    const charset = type.startsWith("text/") ? "; charset=utf-8" : "";
    response.writeHead(status, { "Content-Type": type + charset }).end(body);
  }

  return {
    name: "serve-site",
    apply: "serve",
    configureServer(server) {
      server.watcher.add(folders);
      // After Vite's own: those serve fonts, public/ and the client that reloads.
      return () => {
        server.middlewares.use(({ url = "/" }, response) => answer(server, url, response));
      };
    },
    hotUpdate({ file, server }) {
      const isOfSite = folders.some((folder) => resolve(file).startsWith(folder + sep));
      if (!isOfSite || this.environment.name !== "ssr") return;
      site = undefined;
      server.environments.client.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

async function loadSite(server: ViteDevServer, settings: Settings): Promise<SiteFile[]> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("expected an environment that runs modules");
  ssr.runner.clearCache();
  const { listSite } = await ssr.runner.import<typeof import("../app/site")>("/app/site.tsx");
  const { files, notices } = await listSite(settings);
  for (const notice of notices) server.config.logger.warn(notice);
  return files;
}

/** The file at an address, or the 404 page that hosts would send. */
async function makeAnswer(files: readonly SiteFile[], url: string) {
  const path = decodeURI(url.replace(/[?#].*/su, ""));
  const page = path === "/" ? "/index" : path.replace(/\/$/u, "");
  const notFound = path.startsWith("/products/") ? "/products/404.html" : "/404.html";
  const wanted = [path, `${page}.html`, notFound];
  const [file] = wanted.flatMap((name) => files.find((each) => each.path === name) ?? []);
  if (!file) throw new Error("the site has no 404 page");
  return {
    status: file.path.endsWith("/404.html") ? 404 : 200,
    type: lookup(file.path) ?? "text/plain",
    body: typeof file.body === "function" ? await file.body() : file.body,
  };
}

/** A page with the problems of the content, each with file and line, or with the error and where it was thrown. */
async function explain(server: ViteDevServer, error: Error) {
  const message = error.name === "ContentError" ? error.message : stripVTControlCharacters(error.stack ?? "");
  server.config.logger.error(message);
  const text = message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = `<!DOCTYPE html><title>Error</title><pre style="white-space: pre-wrap">${text}</pre>`;
  return { status: 500, type: "text/html", body: await server.transformIndexHtml("/", html) };
}
