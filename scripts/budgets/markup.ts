import { descend, type Element, findAll, parseHtml, textOf } from "../../hosting/html";

/** What a page's markup makes a browser do, as far as budgets care. */
export interface PageMarkup {
  /** Requests that hold up the first paint, and elements that it waits for. */
  blocking: string[];
  /** Addresses of other origins that the page would load from. */
  foreign: string[];
  /** Scripts that stand in the page itself and run. */
  inlineScripts: number;
  /** Addresses of the scripts that it names. */
  scripts: string[];
  /** Paths of the fonts that its styles name. */
  fonts: string[];
}

/** Relations whose target is loaded, unlike `canonical` or `next`, which only say something. */
const loadingRelations = /\b(?:stylesheet|icon|apple-touch-icon|manifest|preload|prefetch|modulepreload)\b/;
const loadingAttributes = ["src", "srcset", "imagesrcset", "poster", "data"];

/** Reads what a page loads and what its first paint waits for. */
export function readMarkup(html: string): PageMarkup {
  const elements = [...descend(parseHtml(html))];
  const named = (...tags: string[]) => elements.filter(({ tag }) => tags.includes(tag));
  const links = named("link");
  const scripts = named("script");
  // Chromium holds the first paint for a font that is preloaded from the head, whatever its `font-display`.
  const preloads = named("head").flatMap((head) =>
    findAll(head, ({ attributes }) => /preload/.test(attributes.get("rel") ?? "")),
  );
  const styleUrls = named("style").flatMap((style) => urlsIn(textOf(style)));
  const loads = [
    ...loadingAttributes.flatMap((name) => valuesOf(elements, name).flatMap(addressesIn)),
    ...valuesOf(
      links.filter(({ attributes }) => loadingRelations.test(attributes.get("rel") ?? "")),
      "href",
    ),
    ...valuesOf(named("use", "image"), "href"),
    ...styleUrls,
  ];
  return {
    blocking: [
      ...valuesOf([...links.filter(isBlockingLink), ...preloads], "href"),
      ...valuesOf(scripts.filter(isBlockingScript), "src"),
    ],
    foreign: loads.filter((address) => /^(?:[a-z][a-z+.-]*:)?\/\//i.test(address)),
    inlineScripts: scripts.filter(isInlineScript).length,
    scripts: valuesOf(scripts, "src"),
    fonts: [...new Set(styleUrls.filter((address) => /\.woff2?$/.test(address)))],
  };
}

function valuesOf(elements: readonly Element[], attribute: string): string[] {
  return elements.flatMap(({ attributes }) => attributes.get(attribute) ?? []);
}

function isBlockingLink({ attributes }: Element): boolean {
  return attributes.get("rel") === "stylesheet" || attributes.has("blocking");
}

function isBlockingScript({ attributes }: Element): boolean {
  return attributes.get("type") !== "module" && !attributes.has("async") && !attributes.has("defer");
}

function isInlineScript({ attributes }: Element): boolean {
  return !attributes.has("src") && ["", "module", "text/javascript"].includes(attributes.get("type") ?? "");
}

/** `srcset` holds several addresses, each with its size behind it. */
function addressesIn(value: string): string[] {
  return value.split(",").map((part) => part.trim().split(/\s/)[0] ?? "");
}

function urlsIn(css: string): string[] {
  const urls = [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)];
  const imports = [...css.matchAll(/@import\s+["']([^"']+)["']/g)];
  return [...urls, ...imports].map(([, address = ""]) => address.trim());
}
