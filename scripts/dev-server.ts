import type { ServerResponse } from "node:http";
import { resolve, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { lookup } from "mrmime";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { ContentError } from "../app/content/diagnostic.ts";
import type { PictureCache } from "../app/content/pictures.ts";
import type { SiteFile } from "../app/files/site-file.ts";
import type { Settings } from "../app/settings.ts";
import { iconPaths } from "../app/urls.ts";

/** Creates the plugin of the development server: it renders each file on request, and reloads pages when code or content changes. */
export function createDevServerPlugin(settings: Settings): Plugin {
  const folders = [resolve("app"), settings.contentRoot];
  // The site is rendered once, and again after the next change.
  let site: Promise<SiteFile[]> | undefined;
  const pictureCache: PictureCache = new Map();

  function getSite(server: ViteDevServer): Promise<SiteFile[]> {
    site ??= loadSite(server, settings, pictureCache);
    return site;
  }

  async function answer(server: ViteDevServer, path: string, response: ServerResponse): Promise<void> {
    const currentSite = getSite(server);
    const { status, type, body } = await currentSite
      .then((files) => createAnswer(files, path))
      .catch((error) => createErrorPage(server, error));
    // A change during the rendering does not reload this page, because the browser has not received it yet.
    if (site !== currentSite) return answer(server, path, response);
    const charset = type.startsWith("text/") ? "; charset=utf-8" : "";
    response.writeHead(status, { "Content-Type": type + charset }).end(body);
  }

  return {
    name: "serve-site",
    apply: "serve",
    configureServer(server) {
      server.watcher.add(folders);
      // Before Vite's own middlewares, because the icons of the content replace those in public/.
      server.middlewares.use(({ url = "/" }, response, next) => {
        if (!Object.values<string>(iconPaths).includes(url)) return next();
        const isReplaced = getSite(server).then((files) => files.some(({ path }) => path === url));
        isReplaced.then(
          (replaced) => (replaced ? answer(server, url, response) : next()),
          () => next(),
        );
      });
      // After Vite's own middlewares, which serve fonts, public/ and the client that reloads pages.
      return () => {
        server.middlewares.use(({ url = "/" }, response) => answer(server, url, response));
      };
    },
    hotUpdate({ file, server }) {
      const isSiteFile = folders.some((folder) => resolve(file).startsWith(folder + sep));
      if (!isSiteFile || this.environment.name !== "ssr") return;
      site = undefined;
      server.environments.client.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

async function loadSite(
  server: ViteDevServer,
  settings: Settings,
  pictureCache: PictureCache,
): Promise<SiteFile[]> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("expected an environment that runs modules");
  ssr.runner.clearCache();
  const { readReport } = await ssr.runner.import<typeof import("../app/read-report")>("/app/read-report.ts");
  const { renderSite } = await ssr.runner.import<typeof import("../app/site")>("/app/site.tsx");
  const { report, pictures, problems, notices } = await readReport(settings, pictureCache);
  if (!report) throw new ContentError(problems);
  for (const notice of notices) server.config.logger.warn(notice);
  return renderSite(report, pictures, { hasPrintEdition: true, isDevelopment: true });
}

/** Returns the file at a URL, or the 404 page that hosts would send. */
async function createAnswer(files: readonly SiteFile[], url: string) {
  const path = decodeURI(url.replace(/[?#].*/su, ""));
  const page = path === "/" ? "/index" : path.replace(/\/$/u, "");
  const notFound = path.startsWith("/products/") ? "/products/404.html" : "/404.html";
  const wanted = [path, `${page}.html`, notFound];
  const [file] = wanted.flatMap((name) => files.find((candidate) => candidate.path === name) ?? []);
  if (!file) throw new Error("the site has no 404 page");
  return {
    status: file.path.endsWith("/404.html") ? 404 : 200,
    type: lookup(file.path) ?? "text/plain",
    body: typeof file.body === "function" ? await file.body() : file.body,
  };
}

/** Returns a page with the problems of the content, each with file and line, or with the stack trace of another error. */
async function createErrorPage(server: ViteDevServer, error: Error) {
  const message = error.name === "ContentError" ? error.message : stripVTControlCharacters(error.stack ?? "");
  server.config.logger.error(message);
  const text = message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = `<!DOCTYPE html><title>Error</title><pre style="white-space: pre-wrap">${text}</pre>`;
  return { status: 500, type: "text/html", body: await server.transformIndexHtml("/", html) };
}
