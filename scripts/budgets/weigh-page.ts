import { descend, type Element, findAll, parseHtml, textOf } from "../../hosting/html";

/** Weighs what a page loads, in bytes after brotli. Its policy allows no other origin. */
export function weighPage(html: string, sizeOf: (address: string) => number) {
  const elements = [...descend(parseHtml(html))];
  const heads = elements.filter(({ tag }) => tag === "head");
  // In Chromium, a preloaded font blocks rendering, whatever its `font-display`.
  const preloads = heads.flatMap((head) => findAll(head, (link) => /preload/.test(read(link, "rel"))));
  const scripts = elements.filter(({ tag }) => tag === "script");
  const external = scripts.flatMap(({ attributes }) => attributes.get("src") ?? []);
  const css = elements.filter(({ tag }) => tag === "style").map(textOf);
  const named = css.join().matchAll(/url\(\s*["']?([^"')]+\.woff2?)/g);
  // Only letters that no page has need the whole faces: tests/e2e/every-page.spec.ts checks that none is fetched. Rare letters
  // are a small file, fetched by the pages that have them.
  const fonts = [...new Set([...named].map(([, address = ""]) => address))].filter(
    (address) => !/-(?:whole|rare)-/u.test(address),
  );
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, address) => total + sizeOf(address), 0);
  return {
    scriptFiles: external.length,
    scriptBytes: sum(external),
    inlineScripts: scripts.filter(isInlineScript).length,
    fontFiles: fonts.length,
    fontBytes: sum(fonts),
    /** Elements and resources that block rendering. */
    blocking: new Set([...preloads, ...elements.filter(isBlocking)]).size,
    words: elements
      .filter(({ tag }) => tag === "main")
      .flatMap((main) => readText(main).match(/\S*\w\S*/g) ?? []).length,
  };
}

const inline = ["a", "b", "data", "em", "i", "q", "small", "span", "sub", "sup"];

/** What a reader reads before the list of sources: without drawings, stills and tables of figures, with folds open. */
function readText(element: Element): string {
  const { tag, attributes, children } = element;
  const names = read(element, "class").split(" ");
  const isLeftOut =
    ["svg", "script", "style", "noscript"].includes(tag) ||
    ["visually-hidden", "print-only", "figure-table", "stills"].some((name) => names.includes(name)) ||
    attributes.has("hidden") ||
    ["id", "aria-labelledby"].some((name) => /^sources\b/.test(read(element, name)));
  if (isLeftOut) return " ";
  const text = children.map((child) => (typeof child === "string" ? child : readText(child))).join("");
  return inline.includes(tag) ? text : ` ${text} `;
}

function read({ attributes }: Element, name: string): string {
  return attributes.get(name) ?? "";
}

function isBlocking(element: Element): boolean {
  const { tag, attributes } = element;
  if (tag === "link") return read(element, "rel") === "stylesheet" || attributes.has("blocking");
  // The body waits for its faces: app/document/fonts.ts.
  if (tag === "style") return /@import|body\{display:none/.test(textOf(element));
  if (tag !== "script" || read(element, "type") === "module") return false;
  if (!attributes.has("src")) return isInlineScript(element);
  return !attributes.has("async") && !attributes.has("defer");
}

function isInlineScript(script: Element): boolean {
  const runs = ["", "module", "text/javascript"].includes(read(script, "type"));
  return runs && !script.attributes.has("src");
}
