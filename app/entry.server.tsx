import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { islandScriptContext } from "./document/island";
import type { PageHandle } from "./document/page-handle";
import { editionContext } from "./edition/context";
import type { Edition } from "./edition/edition";

/** Renders a page: with hydration markers if it has an island and in development, else as static markup. */
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

/** For the build: what requests need to render an edition. `islandScript`: the URL of the island's script. */
export function makeContext(edition: Edition, islandScript: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(editionContext, edition);
  context.set(islandScriptContext, islandScript);
  return context;
}
