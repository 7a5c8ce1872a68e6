import { descend, type Element, findAll, parseHtml, textOf } from "../../hosting/html";

/** The resources of a page that budgets limit. */
export interface PageMarkup {
  /** Render-blocking resources and elements. */
  blocking: string[];
  /** Resources of other origins. */
  foreign: string[];
  /** Inline scripts that run. */
  inlineScripts: number;
  /** External scripts. */
  scripts: string[];
  /** Fonts in the inline styles. */
  fonts: string[];
}

/** Link relations whose target the browser loads, unlike `canonical` or `next`. */
const loadingRelations = /\b(?:stylesheet|icon|apple-touch-icon|manifest|preload|prefetch|modulepreload)\b/;
const loadingAttributes = ["src", "srcset", "imagesrcset", "poster", "data"];

/** Lists the resources that a page loads, and those that block rendering. */
export function readMarkup(html: string): PageMarkup {
  const elements = [...descend(parseHtml(html))];
  const named = (...tags: string[]) => elements.filter(({ tag }) => tags.includes(tag));
  const links = named("link");
  const scripts = named("script");
  // In Chromium a font preloaded in the head blocks rendering, whatever its `font-display`.
  const preloads = named("head").flatMap((head) =>
    findAll(head, (element) => /preload/.test(relOf(element))),
  );
  const styleUrls = named("style").flatMap((style) => urlsIn(textOf(style)));
  const loads = [
    ...loadingAttributes.flatMap((name) => valuesOf(elements, name).flatMap(addressesIn)),
    ...valuesOf(
      [...links.filter((link) => loadingRelations.test(relOf(link))), ...named("use", "image")],
      "href",
    ),
    ...styleUrls,
  ];
  return {
    blocking: [
      ...valuesOf([...links.filter(isBlocking), ...preloads], "href"),
      ...valuesOf(scripts.filter(isBlocking), "src"),
    ],
    foreign: loads.filter((address) => /^(?:[a-z][a-z+.-]*:)?\/\//i.test(address)),
    inlineScripts: scripts.filter(isInlineScript).length,
    scripts: valuesOf(scripts, "src"),
    fonts: [...new Set(styleUrls.filter((address) => /\.woff2?$/.test(address)))],
  };
}

function relOf({ attributes }: Element): string {
  return attributes.get("rel") ?? "";
}

function valuesOf(elements: readonly Element[], attribute: string): string[] {
  return elements.flatMap(({ attributes }) => attributes.get(attribute) ?? []);
}

function isBlocking({ tag, attributes }: Element): boolean {
  if (tag === "link") return attributes.get("rel") === "stylesheet" || attributes.has("blocking");
  return attributes.get("type") !== "module" && !attributes.has("async") && !attributes.has("defer");
}

function isInlineScript({ attributes }: Element): boolean {
  return !attributes.has("src") && ["", "module", "text/javascript"].includes(attributes.get("type") ?? "");
}

/** The URLs of an attribute; `srcset` has several, each followed by its size. */
function addressesIn(value: string): string[] {
  return value.split(",").map((part) => part.trim().split(/\s/)[0] ?? "");
}

function urlsIn(css: string): string[] {
  const urls = [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)];
  const imports = [...css.matchAll(/@import\s+["']([^"']+)["']/g)];
  return [...urls, ...imports].map(([, address = ""]) => address.trim());
}
