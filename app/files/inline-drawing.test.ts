import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parseInlineDrawing } from "./inline-drawing";

const draw = (body: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`;
const parse = (svg: string) => parseInlineDrawing(svg, "top-");

test("prefixes ids and every reference to them", () => {
  const gradient = '<linearGradient id="a"><stop offset="1" stop-color="#fff"/></linearGradient>';
  const body = `${gradient}<path id='b' d="M0 0" fill="url(#a)"/><use href="#b" clip-path='url(#a)'/>`;
  expect(parse(draw(body))).toEqual({
    viewBox: "0 0 9 9",
    content:
      '<linearGradient id="top-a"><stop offset="1" stop-color="#fff"/></linearGradient>' +
      '<path id="top-b" d="M0 0" fill="url(#top-a)"/><use href="#top-b" clip-path="url(#top-a)"/>',
  });
});

test("ignores the XML declaration, comments and whitespace between elements", () => {
  const svg = `\ufeff<?xml version="1.0"?>\n<!-- <script/> -->\n${draw('\n  <g>\n <rect width="9"/> </g>\n')}\n`;
  expect(parse(svg)?.content).toBe('<g><rect width="9"/></g>');
});

test("keeps the fill of the root element, which its shapes inherit", () => {
  expect(parse(draw("<path/>", 'viewBox="0 0 9 9" fill="none"'))?.content).toBe('<g fill="none"><path/></g>');
});

test.each([
  ["a style element", "<style>*{}</style>"],
  ["a style attribute", '<path style="fill:red"/>'],
  ["a class", '<path class="a"/>'],
  ["an embedded picture", '<image href="#a"/>'],
  ["text", "<text>Words</text>"],
  ["loose text", "Words"],
  ["a title", "<title>Words</title>"],
  ["the color of the page's text", '<path fill="currentColor"/>'],
  ["a custom property", '<path fill="var(--ink)"/>'],
  ["a link", '<a href="#b"><path id="b"/></a>'],
  ["a script", "<script>1</script>"],
  ["an event handler", '<path onclick="1"/>'],
  ["an entity", '<path fill="&white;"/>'],
  ["a character reference", '<path fill="&#35;fff"/>'],
  ["a namespace prefix", '<path id="b"/><use xlink:href="#b"/>'],
  ["an animation", '<path><animate attributeName="d"/></path>'],
  ["a foreign object", "<foreignObject/>"],
  ["a reference to another file", '<use href="a.svg#b"/>'],
  ["a reference to an id of the page", '<use href="#content"/>'],
  ["a paint from another file", '<path fill="url(a.svg#b)"/>'],
  ["a paint of the page", '<path fill="url(#content)"/>'],
  ["CDATA", "<![CDATA[<path/>]]>"],
  ["a processing instruction", "<?php 1 ?>"],
  ["a markup trick in an attribute", `<path d='"><script>'/>`],
])("does not inline a drawing with %s", (_, body) => {
  expect(parse(draw(body))).toBeUndefined();
});

test.each([
  ["a document type", `<!DOCTYPE svg>${draw("<path/>")}`],
  ["a class on the root element", draw("<path/>", 'viewBox="0 0 9 9" class="a"')],
  ["no viewBox", draw("<path/>", 'width="9" height="9"')],
  ["another aspect ratio than its viewBox", draw("<path/>", 'viewBox="0 0 9 9" width="9" height="8"')],
  ["a width in percent", draw("<path/>", 'viewBox="0 0 9 9" width="100%" height="100%"')],
  ["more than 40 kB", draw(`<path d="M0 ${"0".repeat(40_000)}"/>`)],
  ["a second root element", draw("<path/>") + draw("<path/>")],
])("does not inline a drawing with %s", (_, svg) => {
  expect(parse(svg)).toBeUndefined();
});

test.each(readdirSync("content/pictures").filter((name) => name.endsWith(".svg")))(
  "draws %s as the file does",
  async (name) => {
    const svg = readFileSync(`content/pictures/${name}`, "utf8");
    const drawing = parse(svg);
    // Any valid drawing may be in the folder: one that cannot be inlined stays a file.
    if (!drawing) return;
    const size = /<svg[^>]*?(\swidth="[^"]*"\sheight="[^"]*")/u.exec(svg)?.[1] ?? "";
    const render = (text: string) =>
      sharp(Buffer.from(text)).resize(200, 200, { fit: "inside" }).raw().toBuffer();
    const inlined = draw(drawing.content, `viewBox="${drawing.viewBox}"${size}`);
    expect((await render(inlined)).equals(await render(svg))).toBe(true);
  },
);
