import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { provideIslandScript } from "./document/island";
import type { PageHandle } from "./document/page-handle";
import { type Edition, provideEdition } from "./edition/edition";

/** Renders a page: with hydration markers if it has an island (in development always), else as static markup. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = <ServerRouter key="page" context={context} url={request.url} />;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isHydrated = import.meta.env.DEV || hasIsland(context);
  const html = isHydrated ? (await prerender(page)).prelude : `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  return new Response(html, { status, headers });
}

function hasIsland({ routeModules, staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as PageHandle | undefined)?.island,
  );
}

/** Called by the build on the server bundle: sets the edition to render and the URL of the island's script. */
export function startEdition(edition: Edition, islandScript: string): void {
  provideEdition(edition);
  provideIslandScript(islandScript);
}
