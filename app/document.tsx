import "./styles/layers.css";
import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import inlineScript from "./client/inline-script.ts?script";
import documentSheets from "./document.tsx?sheets";
import { PageHead, type PageMeta } from "./head";
import { SiteFooter } from "./parts/site-footer";
import { SiteHeader } from "./parts/site-header";
import { PageSources } from "./parts/sources";
import { Legend, NumberOfSource } from "./parts/value";
import type { Report } from "./report/report";
import { numbersById } from "./report/sources";
import { colorRules } from "./styles/brand-colors";
import fontRules from "./styles/fonts.css?inline";
import { themeColor } from "./styles/theme-colors";
import { href, manifestPath, navigation, sourceId } from "./urls";

/** The pages of the navigation are prefetched, others when a reader seems to go there; files, with a dot in their address, are not. */
function prefetchRules(own: string): string {
  const urls = navigation.filter(({ path }) => path !== own).map(({ path }) => href(path));
  const where = { and: [{ href_matches: href("/*") }, { not: { href_matches: href("/*.*") } }] };
  const prefetch = [
    { urls, eagerness: "immediate" },
    { where, eagerness: "moderate" },
  ];
  return JSON.stringify({ prefetch });
}

export interface Page {
  meta: PageMeta;
  /** The texts of its style sheets. */
  sheets: readonly string[];
  content: ReactNode;
  /** The path of its script, if it has one besides the inline script of all pages. */
  script?: string | undefined;
  /** An inline script of its own. */
  code?: string | undefined;
}

/** The HTML of a page. Throws if the page has markup that its content security policy forbids. */
export function renderDocument(report: Report, { meta, sheets, content, script, code }: Page): string {
  const { path } = meta;
  const main = renderMain(report, content);
  const styles = [...new Set([...documentSheets, ...sheets, dataRules(report, main)])].join("");
  const codes = code ? [inlineScript, code] : [inlineScript];
  const rules = prefetchRules(path);
  const scripts = [...codes, rules];
  const policy = writePolicy([fontRules, styles], scripts, Boolean(script) || import.meta.env.DEV);
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <PageHead edition={report.edition} meta={meta} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor("paper")} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor("paper", "dark")} />
        <link rel="icon" type="image/svg+xml" href={href("/favicon.svg")} />
        <link rel="apple-touch-icon" href={href("/apple-touch-icon.png")} />
        <link rel="manifest" href={href(manifestPath)} />
        {/* Else it is fetched after the document is parsed. */}
        {script && <link rel="modulepreload" href={href(script)} />}
        {/* The font rules stand apart: programs that save a page rewrite the addresses in it, and the policy then refuses it. */}
        <style {...inner(fontRules)} />
        <style {...inner(styles)} />
        {codes.map((each) => (
          <script key={each} {...inner(each)} />
        ))}
        {import.meta.env.DEV && <script type="module" src={href("/@vite/client")} />}
      </head>
      <body>
        <SiteHeader title={report.edition.title} path={path} />
        <main id="content" {...inner(main)} />
        <SiteFooter report={report} />
        {/* The inline script turns it on once the page has loaded. */}
        <script type="text/plain" id="prefetch" {...inner(rules)} />
        {script && <script type="module" src={href(script)} />}
      </body>
    </html>,
  );
  const unsafe = /<[a-z][^>]* (?:style|on[a-z]+)="[^"]*"/iu.exec(html)?.[0];
  if (unsafe)
    throw new Error(`the policy of ${path} forbids style attributes and inline handlers: ${unsafe}`);
  return `<!DOCTYPE html>${html}`;
}

/** The page's content, and the sources whose numbers stand in it: a page that lists its sources itself gets no second list. */
function renderMain({ sources }: Report, content: ReactNode): string {
  const html = addLegend(
    renderToStaticMarkup(<NumberOfSource value={numbersById(sources)}>{content}</NumberOfSource>),
  );
  const missing = sources.filter(
    ({ id }) => html.includes(`href="#${sourceId(id)}"`) && !html.includes(`id="${sourceId(id)}"`),
  );
  return html + renderToStaticMarkup(<PageSources sources={missing} />);
}

/** With the legend behind the first dashed value, unless the page explains dashed lines above it. */
function addLegend(html: string): string {
  const first = html.search(/class="(?:illustrative"|legend)/);
  if (!html.startsWith('class="illustrative"', first)) return html;
  const end = /<\/(?:p|li)>|(?<=<\/(?:dl|table)>)/g;
  end.lastIndex = first;
  const place = end.exec(html)?.index ?? html.length;
  return html.slice(0, place) + renderToStaticMarkup(<Legend />) + html.slice(place);
}

/** The rules of those classes of brands and tiers that the page has. */
function dataRules(report: Report, html: string): string {
  const rules = Object.entries(colorRules(report))
    .filter(([name]) => html.includes(name))
    .map(([name, declaration]) => `.${name}{${declaration}}`);
  return `@layer base{${rules.join("")}}`;
}

/** Allows files of the site, scripts only if the page loads one, and its inline code by its hash. */
function writePolicy(styles: readonly string[], scripts: readonly string[], hasScriptFile: boolean): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    `style-src ${styles.map(hash).join(" ")}`,
    `script-src ${hasScriptFile ? "'self' " : ""}${scripts.map(hash).join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The site's own code: React must not escape it. */
function inner(text: string) {
  return { dangerouslySetInnerHTML: { __html: text } };
}
