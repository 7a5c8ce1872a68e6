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

/** Reads a page. React escapes `>` in attributes, so a tag ends at the first one. */
export function readMarkup(html: string): PageMarkup {
  const tags = tagsOf(html);
  // Chromium holds the first paint for a font that is preloaded from the head, whatever its `font-display`.
  const preloads = tagsOf(html.split("<body")[0] ?? "").filter((tag) => /preload/.test(tag.get("rel") ?? ""));
  const scripts = tags.filter((tag) => tag.name === "script");
  const links = tags.filter((tag) => tag.name === "link");
  const runs = (type: string | undefined) => !type || type === "module" || type === "text/javascript";
  const loads = [
    ...tags.flatMap((tag) => loadingAttributes.flatMap((attribute) => addressesIn(tag.get(attribute)))),
    ...links
      .filter((link) => loadingRelations.test(link.get("rel") ?? ""))
      .map((link) => link.get("href") ?? ""),
    ...tags.filter(({ name }) => name === "use" || name === "image").map((tag) => tag.get("href") ?? ""),
    ...styleUrls(html),
  ];
  return {
    blocking: [
      ...[...links.filter(isBlockingLink), ...preloads].map((link) => link.get("href") ?? ""),
      ...scripts.filter(isBlockingScript).map((script) => script.get("src") ?? ""),
    ],
    foreign: loads.filter((address) => /^(?:[a-z][a-z+.-]*:)?\/\//i.test(address)),
    inlineScripts: scripts.filter((script) => script.get("src") === undefined && runs(script.get("type")))
      .length,
    scripts: scripts.flatMap((script) => script.get("src") ?? []),
    fonts: [...new Set(styleUrls(html).filter((address) => /\.woff2?$/.test(address)))],
  };
}

function tagsOf(html: string) {
  return [...html.matchAll(/<([a-z][\w-]*)((?:\s[^>]*)?)>/g)].map(([, name = "", attributes = ""]) => ({
    name,
    get: (attribute: string) => readAttribute(attributes, attribute),
  }));
}

interface Tag {
  get(attribute: string): string | undefined;
}

function isBlockingLink(link: Tag): boolean {
  return link.get("rel") === "stylesheet" || link.get("blocking") !== undefined;
}

function isBlockingScript(script: Tag): boolean {
  const waits = script.get("async") !== undefined || script.get("defer") !== undefined;
  return script.get("src") !== undefined && script.get("type") !== "module" && !waits;
}

/** `srcset` holds several addresses, each with its size behind it. */
function addressesIn(value: string | undefined): string[] {
  return value === undefined ? [] : value.split(",").map((part) => part.trim().split(/\s/)[0] ?? "");
}

function styleUrls(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css).join("\n");
  const urls = [...styles.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)];
  const imports = [...styles.matchAll(/@import\s+["']([^"']+)["']/g)];
  return [...urls, ...imports].map(([, address = ""]) => address.trim());
}

function readAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/]|$)`, "i").exec(
    attributes,
  );
  return match ? (match[1] ?? match[2] ?? match[3] ?? "") : undefined;
}
