import { data, isRouteErrorResponse, Links, Outlet, Scripts, useLocation, useMatches } from "react-router";
import type { Route } from "./+types/root";
import { listShownBrands } from "./analysis/share";
import { resolveAll } from "./analysis/text";
import { unfoldForPrint } from "./components/narrow-fold";
import { fetchLazyPictures } from "./components/picture";
import { ContentProblems, UnexpectedError } from "./components/unexpected-error";
import { contentRoot } from "./content/content-root";
import { ContentError } from "./content/problem";
import { colorRules } from "./document/brand";
import { fontsOf } from "./document/fonts";
import { guardControls, islandScriptContext } from "./document/island";
import { NewerEdition } from "./document/newer-edition";
import type { PageData, PageHandle } from "./document/page-handle";
import { PageHead } from "./document/page-head";
import { SiteFooter } from "./document/site-footer";
import { closeMenu, SiteHeader } from "./document/site-header";
import { speculationRules } from "./document/speculation";
import { editionContext } from "./edition/context";
import { readEdition } from "./edition/edition";
import { feedPath, href, manifestPath } from "./urls";
import "./styles/index.css";

/**
 * Development reads the content anew for each request, so that edits show at once. Problems are thrown as data: an error would
 * lose its fields on its way to the browser.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (!import.meta.env.DEV) return;
    try {
      context.set(editionContext, readEdition(contentRoot()).edition);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(error.message);
      throw data(error.lines, { status: 500, statusText: error.heading });
    }
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const { report, resolver, products, newest } = edition;
  const fonts = fontsOf(edition);
  return {
    newer: newest && { year: report.publication.year, address: newest },
    title: report.publication.title,
    language: report.publication.language,
    footer: resolveAll(report.site.footer, resolver),
    brands: listShownBrands(products, report.brands),
    rules: fonts.rules + colorRules(report),
    fontScript: fonts.script,
    islandScript: context.get(islandScriptContext),
  };
}

/** The document shell of all pages. */
export default function Root({ loaderData }: Route.ComponentProps) {
  const { newer, title, language, footer, brands, fontScript, islandScript } = loaderData;
  // Without a trailing slash, which the build has in the URLs of pages.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/u, "");
  const parts = useMatches().map(({ handle, loaderData }) => ({
    ...(handle as PageHandle | undefined),
    ...(loaderData as PageData | undefined),
  }));
  const rules = parts.map(({ rules }) => rules).join("");
  const hasScript = islandScript !== "" && parts.some(({ island }) => island);
  const headScripts = parts.flatMap(({ island, headScript }) => [island && guardControls, headScript]);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {parts.map(({ meta }) => meta && <PageHead key="page" {...meta} />)}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdf8f1" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1613" />
        <link rel="icon" type="image/svg+xml" href={href("/favicon.svg")} />
        <link rel="apple-touch-icon" href={href("/apple-touch-icon.png")} />
        <link rel="manifest" href={href(manifestPath)} />
        <link rel="alternate" type="application/atom+xml" title="Changes" href={href(feedPath)} />
        <Styles rules={rules} />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code and names of faces
          dangerouslySetInnerHTML={{
            __html: [closeMenu, fetchLazyPictures, unfoldForPrint, fontScript, ...headScripts]
              .filter(Boolean)
              .join(";"),
          }}
          suppressHydrationWarning
        />
      </head>
      <body>
        <SiteHeader title={title} path={pathname} />
        <main id="content" tabIndex={-1}>
          {newer && <NewerEdition {...newer} />}
          <Outlet />
        </main>
        <SiteFooter scope={footer.scope} brands={brands} about={footer.about} copyright={footer.copyright} />
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: contains no user text
          dangerouslySetInnerHTML={{ __html: speculationRules(pathname) }}
        />
        {/* At the end, so that the script does not compete with the document for bandwidth. */}
        {hasScript && <script type="module" src={islandScript} fetchPriority="low" />}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

/** The order of the layers comes before all rules. The build moves the linked style sheets into the style element. */
function Styles({ rules }: { rules: string }) {
  return (
    <>
      <style
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own CSS, from its own files
        dangerouslySetInnerHTML={{ __html: `@layer base,components,page,print;${rules}` }}
        suppressHydrationWarning
      />
      <Links />
    </>
  );
}

/**
 * Development only: a failed build publishes no page. The scripts bring Vite's client, which reloads the page when a file is
 * saved.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const response = isRouteErrorResponse(error) ? error : undefined;
  const problems = Array.isArray(response?.data) && { heading: response.statusText, lines: response.data };
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{problems ? problems.heading : "Unexpected Application Error!"}</title>
        <Styles rules="" />
      </head>
      <body>
        <main className="wide section">
          {problems ? <ContentProblems {...problems} /> : <UnexpectedError detail={describeError(error)} />}
        </main>
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
