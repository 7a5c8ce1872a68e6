import { expect, test } from "vitest";
import { descend, findAll, parseHtml, textOf } from "../../hosting/html";
import { builtFiles, pageOfEachKind, readBuilt } from "../e2e/built-site";

// For search engines, link previews and reference managers. That the addresses lead somewhere: tests/e2e/links.spec.ts.

/** A line for each element of a head that names something, and for each thing that is described to machines. */
function describeHead(html: string): string[] {
  const heads = findAll(parseHtml(html), ({ tag }) => tag === "head").flatMap((head) => [...descend(head)]);
  return heads.flatMap((element) => {
    const { tag, attributes } = element;
    if (tag === "title") return `title: ${textOf(element)}`;
    if (attributes.get("type") === "application/ld+json")
      return JSON.parse(textOf(element))["@graph"].map((thing: object) => JSON.stringify(thing));
    const [key, value] = ["name", "property", "rel"].flatMap((name) => attributes.get(name) ?? []);
    const said = attributes.get("content") ?? attributes.get("href");
    return key === undefined || value !== undefined ? [] : `${key}: ${said}`;
  });
}

test("the heads of pages are as in the golden file, one page of each kind", async () => {
  const heads = pageOfEachKind.map((address) => {
    const html = readBuilt(`${address.slice(1) || "index"}.html`).toString();
    return [`# ${address}`, ...describeHead(html), ""].join("\n");
  });
  await expect(heads.join("\n")).toMatchFileSnapshot("golden/heads.txt");
});

test("each product and figure has a picture of its own, of the size that its page says", () => {
  const pages = builtFiles.filter((name) => /^(?!.*404).*\.html$/.test(name));
  const pictures = new Set<string>();
  for (const name of pages) {
    const lines = describeHead(readBuilt(name).toString());
    const read = (property: string) =>
      lines.flatMap((line) => (line.startsWith(`${property}: `) ? line.slice(property.length + 2) : []))[0] ??
      "";
    const file = new URL(read("og:image")).pathname;
    const picture = readBuilt(file.slice(1));
    const size = ["og:image:width", "og:image:height"].map((side) => Number(read(side)));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], name).toEqual(size);
    pictures.add(file);
  }
  expect(pictures.size).toBe(pages.filter((name) => /^(?:products|figures)\//.test(name)).length + 1);
});
