import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** What the framework's build looks for in a page for unknown addresses. Hosts have 404.html, so the build removes this one. */
const unusedPage = "window.__reactRouterContext = window.__reactRouterRouteModules =";

/** Renders a page: for hydration where its route asks for it, and in development; else as plain markup. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  if (context.isSpaMode) return new Response(unusedPage);
  const { routeModules, staticHandlerContext } = context;
  const hydrates = staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as { hydrates?: boolean } | undefined;
    return handle?.hydrates;
  });
  const page = <ServerRouter context={context} url={request.url} />;
  const html =
    hydrates || import.meta.env.DEV
      ? (await prerender(page)).prelude
      : `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
