import type { ServerResponse } from "node:http";
import { resolve, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { lookup } from "mrmime";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { SiteFile } from "../app/files/site-file.ts";
import type { Settings } from "../app/settings.ts";

interface Answer {
  status: number;
  type: string;
  body: string | Uint8Array;
}

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
      if (!folders.some((folder) => resolve(file).startsWith(folder + sep))) return;
      if (!isRunnableDevEnvironment(this.environment)) return;
      this.environment.runner.clearCache();
      site = undefined;
      server.environments.client.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

async function loadSite(server: ViteDevServer, settings: Settings): Promise<SiteFile[]> {
  const { listSite } = await importModule<typeof import("../app/site")>(server, "/app/site.tsx");
  const files = await listSite(settings);
  const { checkContent } = await importModule<typeof import("../app/read-report")>(
    server,
    "/app/read-report.ts",
  );
  for (const notice of (await checkContent(settings)).notices) server.config.logger.warn(notice);
  return files;
}

async function importModule<Module>(server: ViteDevServer, path: string): Promise<Module> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("expected an environment that runs modules");
  return ssr.runner.import<Module>(path);
}

/** The file at an address, or the 404 page that hosts would send. */
async function makeAnswer(files: readonly SiteFile[], url: string): Promise<Answer> {
  const path = decodeURI(url.replace(/[?#].*/su, ""));
  const find = (wanted: string) => files.find((file) => file.path === wanted);
  const page = path === "/" ? "/index" : path.replace(/\/$/u, "");
  const found = find(path) ?? find(`${page}.html`);
  const file = found ?? find(path.startsWith("/products/") ? "/products/404.html" : "/404.html");
  if (!file) throw new Error("the site has no 404 page");
  const isLost = !found || /\/404(?:\.html)?$/u.test(path);
  return {
    status: isLost ? 404 : 200,
    type: lookup(file.path) ?? "text/plain",
    body: typeof file.body === "function" ? await file.body() : file.body,
  };
}

/** A page with the problems of the content, each with file and line, or with the error and where it was thrown. */
async function explain(server: ViteDevServer, error: Error): Promise<Answer> {
  const message = error.name === "ContentError" ? error.message : stripVTControlCharacters(error.stack ?? "");
  server.config.logger.error(message);
  const html = `<!DOCTYPE html><title>Error</title><pre style="white-space: pre-wrap">${escapeHtml(message)}</pre>`;
  return { status: 500, type: "text/html", body: await server.transformIndexHtml("/", html) };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
