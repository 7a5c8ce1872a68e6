import "./styles/layers.css";
import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import inlineScript from "./client/inline-script.ts?script";
import documentSheets from "./document.tsx?sheets";
import { PageHead, type PageMeta } from "./head";
import {
  CollectorContext,
  createCollector,
  SourceNumberContext,
  type TopDrawing,
} from "./parts/page-context";
import { SiteFooter } from "./parts/site-footer";
import { SiteHeader } from "./parts/site-header";
import { PageSources } from "./parts/sources";
import { LegendIfDue } from "./parts/value";
import type { Report } from "./report/report";
import { toSourceNumbers } from "./report/sources";
import { colorRules } from "./styles/brand-colors";
import fontRules from "./styles/fonts.css?inline";
import { themeColor } from "./styles/theme-colors";
import { href, iconPaths, manifestPath, navigation } from "./urls";

/** A page of the site, ready to be rendered. */
export interface Page {
  meta: PageMeta;
  /** The text of the page's style sheets, without those that every page has. */
  styleSheets: readonly string[];
  /** The main content. */
  content: ReactNode;
  /** The drawing at the top of the page, if the page contains it as markup. */
  topDrawing?: TopDrawing | undefined;
  /** The path of the page's script file, if it has one. */
  script?: string | undefined;
  /** The code of an inline script for this page, in addition to the one that every page has. */
  inlineScript?: string | undefined;
}

/**
 * Renders the HTML of a page.
 *
 * @throws {Error} If the page contains markup that its content security policy forbids.
 */
export function renderDocument(
  report: Report,
  { meta, styleSheets, content, topDrawing, script, inlineScript: pageScript }: Page,
  { isDevelopment }: { isDevelopment: boolean },
): string {
  const { path } = meta;
  const main = renderMain(report, content, topDrawing);
  const styles = [...new Set([...documentSheets, ...styleSheets, main.classRules])].join("");
  const inlineScripts = pageScript ? [inlineScript, pageScript] : [inlineScript];
  const prefetchRules = formatPrefetchRules(path);
  const policy = formatPolicy({
    styles: [fontRules, styles],
    inlineScripts: [...inlineScripts, prefetchRules],
    hasScriptFiles: Boolean(script) || isDevelopment,
  });
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <PageHead edition={report.edition} meta={meta} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor("paper")} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor("paper", "dark")} />
        <link rel="icon" type="image/svg+xml" href={href(iconPaths.svg)} />
        <link rel="apple-touch-icon" href={href(iconPaths.appleTouch)} />
        <link rel="manifest" href={href(manifestPath)} />
        {/* Without this, the browser requests the script only after parsing the document. */}
        {script && <link rel="modulepreload" href={href(script)} />}
        {/* Font rules have their own element: programs that save a page rewrite the URLs in a style element, and
            its hash then no longer matches the policy. The other rules keep working. */}
        <style {...trustedCode(fontRules)} />
        <style {...trustedCode(styles)} />
        {inlineScripts.map((code) => (
          <script key={code} {...trustedCode(code)} />
        ))}
        {isDevelopment && <script type="module" src={href("/@vite/client")} />}
      </head>
      <body>
        <SiteHeader edition={report.edition} path={path} />
        <main id="content" {...trustedCode(main.html)} />
        <SiteFooter report={report} />
        {/* The inline script activates these rules after the page has loaded. */}
        <script type="text/plain" id="prefetch" {...trustedCode(prefetchRules)} />
        {script && <script type="module" id="page-script" src={href(script)} />}
      </body>
    </html>,
  );
  const forbidden = /<[a-z][^>]* (?:style|on[a-z]+)="[^"]*"/iu.exec(html)?.[0];
  if (forbidden)
    throw new Error(`the policy of ${path} forbids style attributes and inline handlers: ${forbidden}`);
  return `<!DOCTYPE html>${html}`;
}

/**
 * Renders the main content of a page, followed by the sources that it cites and does not list itself.
 *
 * @returns the HTML, and the CSS rules of its classes that depend on the report, such as those of brand colors
 */
function renderMain(
  report: Report,
  content: ReactNode,
  topDrawing: TopDrawing | undefined,
): { html: string; classRules: string } {
  const { sources } = report;
  const collector = createCollector(topDrawing);
  const renderPart = (part: ReactNode) =>
    renderToStaticMarkup(
      <CollectorContext value={collector}>
        <SourceNumberContext value={toSourceNumbers(sources)}>{part}</SourceNumberContext>
      </CollectorContext>,
    );
  const html = renderPart(
    <>
      {content}
      <LegendIfDue />
    </>,
  );
  const { citedSources, listedSources, colorClasses, classRules } = collector;
  const missing = sources.filter(({ id }) => citedSources.has(id) && !listedSources.has(id));
  const usedColorRules = Object.entries(colorRules(report)).filter(([className]) =>
    colorClasses.has(className),
  );
  const rules = [...usedColorRules, ...classRules].map(
    ([className, declarations]) => `.${className}{${declarations}}`,
  );
  return {
    html: html + renderPart(<PageSources sources={missing} />),
    classRules: `@layer base{${rules.join("")}}`,
  };
}

/**
 * Formats the speculation rules of a page. Pages of the navigation are prefetched immediately, other pages
 * when the reader points at a link to them. Files, which have a dot in their path, are not prefetched, nor are links with a
 * query string, because the page without it is.
 */
function formatPrefetchRules(currentPath: string): string {
  const urls = navigation.filter(({ path }) => path !== currentPath).map(({ path }) => href(path));
  const excluded = [href("/*.*"), href("/*\\?(.+)")];
  const where = { and: [{ href_matches: href("/*") }, { not: { href_matches: excluded } }] };
  const prefetch = [
    { urls, eagerness: "immediate" },
    { where, eagerness: "moderate" },
  ];
  return JSON.stringify({ prefetch });
}

interface PolicyOptions {
  styles: readonly string[];
  inlineScripts: readonly string[];
  /** Whether the page loads scripts from the site. */
  hasScriptFiles: boolean;
}

/** Formats the content security policy of a page, which allows files of the site, and inline code by hash. */
function formatPolicy({ styles, inlineScripts, hasScriptFiles }: PolicyOptions): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    `style-src ${styles.map(toHashSource).join(" ")}`,
    `script-src ${hasScriptFiles ? "'self' " : ""}${inlineScripts.map(toHashSource).join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Returns the hash source of inline code, as directives of the policy list it. */
function toHashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/** Inserts trusted code without React's escaping. */
function trustedCode(code: string) {
  return { dangerouslySetInnerHTML: { __html: code } };
}
