import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findAll, parseHtml, textOf } from "../../hosting/html";
import { listFiles } from "../../hosting/list-files";
import { root } from "../../scripts/command";

const app = join(root, "app");
const dist = join(root, "dist");
const sheets = listFiles(app).filter((name) => name.endsWith(".css"));
const pages = listFiles(dist).filter((name) => /^(?!\d{4}\/).*\.html$/.test(name));

/** The selectors of all rules; those for print alone begin with a word. */
function selectorsOf(css: string): string[] {
  const open: string[] = [];
  const selectors: string[] = [];
  for (const [, text = "", end] of css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    if (end === "{") open.push(text.trim());
    if (end === "}") open.pop();
    if (end !== "{" || text.trim().startsWith("@")) continue;
    const media = open.some((part) => /^@(?:layer|media) print$/.test(part)) ? "print " : "";
    selectors.push(...text.split(",").map((selector) => media + selector.trim()));
  }
  return selectors;
}

const readSelectors = (names: readonly string[]) =>
  names.flatMap((name) => selectorsOf(readFileSync(join(app, name), "utf8")));
const classesOf = (selectors: readonly string[]) =>
  new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));

const styled = classesOf(readSelectors(sheets).filter((selector) => !selector.startsWith("print ")));
/** Selectors of components' own rules, which a page's rules do not replace. */
const own = new Set(readSelectors(sheets.filter((name) => !/^routes|styles\/print/.test(name))));

test("a page has the rules of every class that it uses", () => {
  let compared = 0;
  for (const name of pages) {
    const page = parseHtml(readFileSync(join(dist, name), "utf8"));
    const selectors = selectorsOf(
      findAll(page, ({ tag }) => tag === "style")
        .map(textOf)
        .join(""),
    );
    const present = classesOf(selectors);
    const classes = findAll(page, ({ attributes }) => attributes.has("class")).flatMap(
      ({ attributes }) => attributes.get("class")?.split(" ") ?? [],
    );
    const used = [...new Set(classes)].filter((each) => styled.has(each));
    const isThere = (each: string) =>
      own.has(`.${each}`) ? selectors.includes(`.${each}`) : present.has(each);
    expect(
      used.filter((each) => !isThere(each)),
      name,
    ).toEqual([]);
    expect(used.length, name).toBeGreaterThan(15);
    compared += used.length;
  }
  expect(compared).toBeGreaterThan(40 * pages.length);
});
