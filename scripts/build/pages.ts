import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { describeDocument, findUnsafeMarkup } from "../../hosting/document";
import { parseHtml } from "../../hosting/html";
import { pagePolicy } from "../../hosting/policy";
import { dropUnused } from "./drop-unused";
import type { bundleIsland } from "./island";
import type { ServerBundle } from "./server-bundle";
import { writeInto } from "./site-files";

/** The one that some pages load. */
type Script = Pick<Awaited<ReturnType<typeof bundleIsland>>, "address" | "code">;

/**
 * Renders and writes every page. The framework's own prerendering would render each page twice, the second time for data that
 * no page fetches. Throws if a page has another status than 200, or unsafe markup.
 */
export async function writePages(
  bundle: ServerBundle,
  paths: readonly string[],
  {
    folder,
    base,
    context,
    script,
  }: { folder: string; base: string; context: RouterContextProvider; script: Script },
): Promise<void> {
  const answer = createRequestHandler({ ...(bundle as ServerBuild), basename: base }, "production");
  for (const path of paths) {
    const address = base.slice(0, -1) + path;
    const response = await answer(new Request(new URL(address, "http://localhost")), context);
    if (response.status !== 200)
      throw new Error(`${path} cannot be rendered: its status is ${response.status}`);
    const html = inlineStyles(await response.text(), bundle, script);
    writeInto(folder, pageFile(path), finishPage(path, shortenSvg(html)));
    // Lets idle worker threads take the next picture.
    await setImmediate();
  }
}

/**
 * `/a/b` is `a/b.html`, because every static host serves that at `/a/b`. With `a/b/index.html`, most hosts redirect to `/a/b/`.
 */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Moves what a page uses of the linked style sheets into the style element before them. */
function inlineStyles(html: string, bundle: ServerBundle, script: Script): string {
  const { assetsBuildDirectory, publicPath } = bundle;
  const read = (address: string) =>
    readFileSync(join(assetsBuildDirectory, address.slice(publicPath.length)), "utf8");
  const styles = /<style>(.*?)<\/style>((?:<link rel="stylesheet" href="[^"]+"\/>)+)/s;
  return html.replace(styles, (all, rules: string, links: string) => {
    const sheets = [...links.matchAll(/href="([^"]+)"/g)].map(([, address = ""]) => read(address));
    const later = html.includes(script.address) ? script.code : "";
    return `<style>${dropUnused(rules + sheets.join(""), html.replace(all, "") + later)}</style>`;
  });
}

/** Writes empty elements of SVG with one tag. React writes two. */
function shortenSvg(html: string): string {
  return html.replaceAll(/><\/(?:path|rect|use|line|circle|ellipse|fe[A-Z]\w+)>/g, "/>");
}

/** Adds the page's policy, before everything that it applies to. */
function finishPage(path: string, html: string): string {
  const document = parseHtml(html);
  const unsafe = findUnsafeMarkup(document);
  if (unsafe.length > 0)
    throw new Error(`${path} contains markup that no strict policy allows: ${unsafe.join(" ")}`);
  const [head] = /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/?>/i.exec(html) ?? [];
  if (head === undefined) throw new Error(`${path} does not begin with <meta charset>.`);
  const policy = pagePolicy(describeDocument(document));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return head + meta + html.slice(head.length);
}
