import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { listFiles } from "../../hosting/list-files";
import { root } from "../../scripts/command";

const dist = join(root, "dist");
const pages = listFiles(dist).filter((name) => /^(?!\d{4}\/|.*404).*\.html$/.test(name));
const squeeze = (text: string | null | undefined) => (text ?? "").replaceAll(/\s/gu, "");

/**
 * Reader views take what has "share" in its id, as a figure's key and a section's anchor have, for a button to share, and a list of
 * links, as a tier's products are, for navigation.
 */
const left = "script, svg, nav, li[id*=share], :is(h2, h3)[id*=share], .tier-shelves";

test("the reader view of every page keeps its headings, and four fifths of its words", () => {
  let compared = 0;
  for (const name of pages) {
    const { document } = parseHTML(readFileSync(join(dist, name), "utf8"));
    for (const element of document.querySelectorAll(left)) element.remove();
    const main = document.querySelector("main");
    const headings = [...(main?.querySelectorAll("h1, h2, h3, h4, h5") ?? [])].map(
      ({ textContent }) => textContent,
    );
    const words = squeeze(main?.textContent).length;
    const article = new Readability(document).parse();
    const kept = squeeze(article?.title) + squeeze(article?.textContent);
    expect(
      headings.filter((heading) => !kept.includes(squeeze(heading))),
      name,
    ).toEqual([]);
    expect(kept.length / words, name).toBeGreaterThan(0.8);
    compared += headings.length;
  }
  expect(compared).toBeGreaterThan(8 * pages.length);
});
