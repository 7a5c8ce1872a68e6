import { data, isRouteErrorResponse, Links, Outlet, Scripts, useLocation, useMatches } from "react-router";
import type { Route } from "./+types/root";
import { ContentProblems, UnexpectedError } from "./components/unexpected-error";
import { ContentError } from "./content/problem";
import { colorRules } from "./document/brand-colors";
import { PageHead } from "./document/page-head";
import type { PageData } from "./document/page-meta";
import { SiteFooter } from "./document/site-footer";
import { SiteHeader } from "./document/site-header";
import inlineScript from "./inline-script.ts?script";
import { readReport } from "./report/report";
import { plainText } from "./report/text";
import fontRules from "./styles/fonts.css?inline";
import { href, pages } from "./urls";
import "./styles/index.css";

/** Throws problems of the content as data: an error would lose its lines on the way to the browser. */
export const middleware: Route.MiddlewareFunction[] = [
  () => {
    try {
      readReport();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      console.error(error.message);
      throw data(error.lines, { status: 500, statusText: error.heading });
    }
  },
];

export function loader() {
  const report = readReport();
  const { about, brands, products, site } = report;
  // Between the list and a product's page, its picture grows.
  const transitionRules = products.map(
    ({ slug }) => `.view-transition-${slug}{view-transition-name:product-${slug}}`,
  );
  return {
    title: about.title,
    footer: {
      title: about.title,
      year: about.year,
      publisher: about.publisher,
      scope: site.footer.scope.map(plainText),
      brands: brands.map(({ name }) => name).filter((name) => products.some(({ brand }) => brand === name)),
      copyright: `© ${about.year} ${about.copyright ?? about.publisher.name}. ${plainText(site.footer.trademarks)}`,
    },
    rules: `@layer base,components,print;${colorRules(report)}`,
    transitionRules: transitionRules.join(""),
  };
}

/** Pages are prefetched when a reader seems to go there; files, which have a dot in their address, are not. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: href("/*") }, { not: { href_matches: href("/*.*") } }] },
      eagerness: "moderate",
    },
  ],
});

/** The document shell of all pages. */
export default function Root({ loaderData }: Route.ComponentProps) {
  const { title, footer, rules, transitionRules } = loaderData;
  // The build renders addresses with a trailing slash.
  const path = useLocation().pathname.replace(/(?<=.)\/$/u, "");
  const { meta } = (useMatches().at(-1)?.loaderData ?? {}) as PageData;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {meta && <PageHead {...meta} />}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdf8f1" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1613" />
        <link rel="icon" type="image/svg+xml" href={href("/favicon.svg")} />
        <link rel="apple-touch-icon" href={href("/apple-touch-icon.png")} />
        <link rel="manifest" href={href("/manifest.webmanifest")} />
        {/* Apart: programs that save a page rewrite the addresses in it, and the policy then refuses it. */}
        <InlineStyle text={fontRules} />
        <InlineStyle text={path.startsWith(pages.products.path) ? rules + transitionRules : rules} />
        <Links />
        <InlineScript text={inlineScript} />
      </head>
      <body>
        <SiteHeader title={title} path={path} />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter {...footer} />
        <InlineScript type="speculationrules" text={speculationRules} />
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

function InlineStyle({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own rules
  return <style dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}

function InlineScript({ type, text }: { type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}

/** Development only: a failed build publishes no page. Shows problems of the content, or an error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const response = isRouteErrorResponse(error) ? error : undefined;
  const problems = Array.isArray(response?.data) && { heading: response.statusText, lines: response.data };
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{problems ? problems.heading : "Unexpected Application Error!"}</title>
        <Links />
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
