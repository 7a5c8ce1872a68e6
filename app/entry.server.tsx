import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { hydrates } from "./document/page-handle";

/** What the framework's build looks for in a page for unknown addresses. Hosts have 404.html, so the build removes this one. */
const unusedPage = "window.__reactRouterContext = window.__reactRouterRouteModules =";

/** Renders a page: with hydration markers if React runs on it, else as plain markup. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  if (context.isSpaMode) return new Response(unusedPage);
  const { routeModules, staticHandlerContext } = context;
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
  const page = <ServerRouter context={context} url={request.url} />;
  const html = hydrates(handles)
    ? (await prerender(page)).prelude
    : `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
