import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { descend, findAll, parseHtml, textOf } from "../../../hosting/html";
import { parseStrictHtml } from "../../../tests/strict-html";
import { editionIn } from "../../../tests/trial-content";
import { type Figure, figureWords } from "../../analysis/figures/figure-model";
import { Lettering } from "../../art/lettering";
import type { SiteFile } from "../../edition/site-file";
import { writeEmbed } from "./embed";
import { figureFiles } from "./figure-files";
import { renderPng } from "./png";
import { quoteFiles } from "./quote-files";

// What other sites take: pictures of figures, cards with a number to quote, and snippets.

const edition = editionIn();
const { address, license } = edition.report.publication;
const figures = Object.values(edition.figures());
const cards = quoteFiles(edition);
const bodyOf = ({ body }: SiteFile) => (typeof body === "function" ? body() : body);

test.each(figures.map((figure): [string, Figure] => [figure.id, figure]))(
  "the snippets of %s show its picture, and lead to its page and to the license",
  (id, figure) => {
    const { HTML, Markdown } = writeEmbed(edition, figure);
    const own = (path: string) => `${address}/2025${path}`;
    const elements = [...descend(parseStrictHtml(`<!doctype html>${HTML}`))];
    const picture = elements.find(({ tag }) => tag === "img")?.attributes;
    const { alt, title, base } = figureWords(figure);
    expect(Object.fromEntries(picture ?? [])).toEqual({
      src: own(`/charts/${id}.png`),
      alt,
      width: "960",
      style: "max-width: 100%",
    });
    const links = elements.flatMap(({ attributes }) => attributes.get("href") ?? []);
    expect(links).toEqual([own(`/figures/${id}`), own(`/figures/${id}`), license.address]);
    const targets = [...Markdown.matchAll(/\]\((.*?)\)/gu)].map(([, target]) => target);
    expect(targets).toEqual([own(`/charts/${id}.png`), ...links]);
    const caption = `${title.replace(/(?<![.?!])$/u, ".")} Base: ${base}. Source: The Shaped Bandage Report 2025, ${license.short}.`;
    expect(elements.filter(({ tag }) => tag === "figcaption").map(textOf)).toEqual([caption]);
    const shown = Markdown.replaceAll(/!?\[((?:\\.|[^\]\\])*)\]\(.*?\)/gu, "$1").replaceAll("\\", "");
    expect(shown.split("\n").at(-1)).toBe(caption);
  },
);

test("characters of HTML and Markdown are escaped in a snippet", () => {
  const alt = { type: "resolved" as const, nodes: [{ type: "text" as const, text: 'a "b" <c> [d] & e_f' }] };
  const { publication } = edition.report;
  const licensed = { ...publication, license: { ...publication.license, short: "A_B" } };
  const report = { ...edition.report, publication: licensed };
  const { HTML, Markdown } = writeEmbed({ ...edition, report }, { ...(figures[0] as Figure), alt });
  expect(HTML).toContain('alt="a &quot;b&quot; &lt;c&gt; [d] &amp; e_f"');
  expect(Markdown).toContain('[![a "b" \\<c\\> \\[d\\] \\& e\\_f](https://');
  expect(Markdown).toContain(", [A\\_B](");
});

/** An SVG with each text as outlines. */
function outline(svg: string): string {
  return svg.replaceAll(/<text [^>]*>[^<]*<\/text>/gu, (markup) => {
    const [text] = findAll(parseHtml(markup), ({ tag }) => tag === "text");
    const read = (name: string) => text?.attributes.get(name) ?? "";
    const bold = read("font-weight") === "700" ? "sans-bold" : "sans";
    return renderToStaticMarkup(
      <Lettering
        text={text ? textOf(text) : ""}
        x={Number(read("x"))}
        y={Number(read("y"))}
        size={Number(read("font-size"))}
        fill={read("fill")}
        anchor={(read("text-anchor") || "start") as "start"}
        face={read("font-family").startsWith("Young") ? "serif" : bold}
      />,
    );
  });
}

test("each PNG shows what its SVG says", async () => {
  const files = [...figureFiles(edition), ...cards];
  const [drawings, pngs] = [".svg", ".png"].map((end) => files.filter(({ path }) => path.endsWith(end)));
  expect(pngs?.length).toBeGreaterThan(5);
  for (const [index, png] of (pngs ?? []).entries()) {
    const body = Buffer.from((await bodyOf(png)) as Uint8Array);
    const svg = `${await bodyOf(drawings?.[index] as SiteFile)}`;
    const same = await renderPng(outline(svg), body.readUInt32BE(16));
    expect(body.equals(same), png.path).toBe(true);
  }
});
