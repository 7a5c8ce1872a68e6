import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { list, parse, type Rule } from "postcss";
import { expect, test } from "vitest";
import { findAll, parseHtml, textOf } from "../../hosting/html";
import { takeInventory } from "../../hosting/inventory";
import { browsers } from "../../scripts/build/browsers";
import { root } from "../../scripts/command";

// The CSS of pages against MDN's compatibility data, for the browsers that we promise.

/** Features that some promised browsers lack, and what their readers have instead. */
const enhancements: Record<string, string> = {
  "::details-content": "folds have a summary on every screen, and the script unfolds them for print",
  "@view-transition": "the next page shows at once",
  "::-webkit-search-cancel-button": "Firefox draws none",
  "::view-transition-group": "the next page shows at once",
  "::view-transition-old": "the next page shows at once",
  "::view-transition-new": "the next page shows at once",
  "view-transition-name": "the next page shows at once",
  "anchor-name": "the menu begins below a header of normal height",
  "forced-color-adjust": "Safari has no forced colors",
  "print-color-adjust: exact": "they know it by the prefixed name, which the build adds",
  "text-size-adjust": "only phones enlarge text, and they know it or its prefixed name",
  "text-wrap: pretty": "a paragraph may end with a single word",
  "break-after: avoid": "a heading may stand at the foot of a printed page",
  "break-before: avoid": "a head of a table may stand at the foot of a printed page",
  orphans: "printed paragraphs may be split after one line",
  widows: "printed paragraphs may be split before their last line",
  "@page": "printed pages have the browser's margins",
};

const promised = browsers.map((name) => /^([a-z]+)(.+)$/.exec(name)?.slice(1) ?? []);

/** The promised browsers that lack a feature. A prefix counts if the rule has the prefixed property, too. */
function lacking({ support }: CompatStatement, property = "", declared: readonly string[] = []): string[] {
  const isOlder = (version: unknown, than = "") =>
    typeof version === "string" && version.replace("≤", "").localeCompare(than, "en", { numeric: true }) <= 0;
  return promised.flatMap(([name = "", version]) => {
    const statements = [support[name as keyof typeof support] ?? []].flat();
    const isThere = statements.some(
      ({ prefix, alternative_name, flags, version_added, version_removed }) =>
        isOlder(version_added, version) &&
        !(isOlder(version_removed, version) || alternative_name || flags) &&
        (!prefix || declared.includes(prefix + property)),
    );
    return isThere ? [] : `${name} ${version}`;
  });
}

/** Not imported: Vitest would transform 20 MB. */
const data: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");
const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = data.css;
/** Where functions are described. */
const functions = [types, types.color, types.image, types.gradient, types["transform-function"]];

/** Features that promised browsers lack, with these browsers. What stands below `@supports` is left out. */
function findUnsupported(css: string): { missing: Map<string, string>; compared: number } {
  const missing = new Map<string, string>();
  let compared = 0;
  const compare = (feature: string, found: Identifier | undefined, declared?: readonly string[]) => {
    if (!found?.__compat) return;
    compared++;
    const without = lacking(found.__compat, feature.split(":")[0], declared);
    if (without.length > 0) missing.set(feature, without.join(", "));
  };
  const sheet = parse(css);
  sheet.walkAtRules("supports", (rule) => {
    rule.remove();
  });
  sheet.walkAtRules(({ name, params }) => {
    compare(`@${name}`, atRules[name]);
    if (name !== "media") return;
    for (const [feature] of params.matchAll(/[a-z-]+(?=[:)\s<>=])/g))
      compare(`@media ${feature}`, atRules.media?.[feature]);
    if (/[<>=]/.test(params)) compare("@media range", atRules.media?.range_syntax);
  });
  sheet.walkRules(({ selector, parent }) => {
    if (parent?.type === "rule") compare("nesting", selectors.nesting);
    for (const [pseudo, name = ""] of selector.matchAll(/::?([a-z-]+)/g)) compare(pseudo, selectors[name]);
  });
  sheet.walkDecls(({ prop, value, parent }) => {
    const found = properties[prop];
    const declared = (parent as Rule).nodes.flatMap((node) => (node.type === "decl" ? node.prop : []));
    compare(prop, found, declared);
    if (missing.has(prop)) return;
    // Variables hide which parts a shorthand has, so it has all that it may have.
    const parts = Object.keys(found ?? {}).filter((key) => key.startsWith("includes_"));
    if (list.space(value).length > 1)
      for (const part of parts) compare(`${prop}: ${part}`, found?.[part], declared);
    const bare = value.replaceAll(/"[^"]*"|url\([^)]*\)/g, "");
    for (const [, unit = ""] of bare.matchAll(/\d([a-z]+)\b/g)) compare(unit, types.length?.[unit]);
    for (const [word] of bare.matchAll(/(?<![\w#-])[a-z][\w-]*/gi))
      compare(`${prop}: ${word}`, found?.[word], declared);
    for (const [, name = ""] of bare.matchAll(/([a-z][\w-]*)\(/gi))
      for (const group of functions) compare(`${name}()`, group?.[name]);
  });
  return { missing, compared };
}

test.each([
  ["a { text-decoration: underline 2px red }", { "text-decoration: includes_thickness": "safari 18" }],
  ["a { text-decoration: underline 2px var(--x) }", { "text-decoration: includes_thickness": "safari 18" }],
  ["a { text-decoration: underline }", {}],
  [
    "p { .a { color: contrast-color(red) } }",
    { "contrast-color()": "chrome 125, edge 125, firefox 128, safari 18" },
  ],
  [
    "details::details-content { top: 0 }",
    { "::details-content": "chrome 125, edge 125, firefox 128, safari 18" },
  ],
  ["@supports selector(::details-content) { details::details-content { top: 0 } }", {}],
])("%s", (css, missing) => {
  const found = Object.fromEntries(findUnsupported(css).missing);
  if (Object.keys(missing).length === 0) expect(found).toEqual({});
  else expect(found).toMatchObject(missing);
});

test("the browsers that we promise have the features of our CSS, or their readers miss little", () => {
  const dist = join(root, "dist");
  const sheets = new Set(
    [...takeInventory(dist).pages.values()].flatMap(({ name }) =>
      findAll(parseHtml(readFileSync(join(dist, name), "utf8")), ({ tag }) => tag === "style").map(textOf),
    ),
  );
  const found = [...sheets].map(findUnsupported);
  const missing = new Map(found.flatMap((each) => [...each.missing]));
  expect(Object.fromEntries([...missing].filter(([feature]) => !(feature in enhancements)))).toEqual({});
  expect(
    Object.keys(enhancements).filter((feature) => !missing.has(feature)),
    "all have them",
  ).toEqual([]);
  expect(found.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(5000);
});
