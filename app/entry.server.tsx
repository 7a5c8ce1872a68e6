import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { type Edition, provideEdition } from "./edition";
import type { PageHandle } from "./page-handle";

/**
 * Renders a document. A page that holds state keeps the marks that hydration needs and gets the client entry as its one
 * script; any other page is plain HTML. In development every page is hydrated, for fast refresh (see root.tsx).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = <ServerRouter key="page" context={context} url={request.url} />;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) return new Response((await prerender(page)).prelude, { status, headers });
  if (!isScripted(context))
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, { status, headers });
  // What the entry imports is fetched beside it and not after it; nothing of this may hold up what is seen.
  const { module, imports } = context.manifest.entry;
  const early = imports.map((href) => (
    <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
  ));
  const { prelude } = await prerender([...early, page], { bootstrapModules: [module] });
  return new Response(prelude, { status, headers });
}

function isScripted({ routeModules, staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as PageHandle | undefined)?.scripted,
  );
}

/** Makes the pages those of an edition. For the build, which finds this in the server bundle. */
export function startEdition(edition: Edition): void {
  provideEdition(edition);
}
