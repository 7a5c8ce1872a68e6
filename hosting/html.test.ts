import { expect, test } from "vitest";
import { findAll, parseHtml, textOf } from "./html";

test("decodes entities in text and attributes, not in scripts", () => {
  const page = parseHtml('<p title="a&amp;b">1 &lt; 2<!-- c --> &#x27;</p><script>"&amp;"</script>');
  const [paragraph, script] = findAll(page, ({ tag }) => tag === "p" || tag === "script");
  expect(paragraph?.attributes.get("title")).toBe("a&b");
  expect([paragraph, script].map((element) => element && textOf(element))).toEqual(["1 < 2 '", '"&amp;"']);
});

test("reads an SVG with its case-sensitive names", () => {
  const drawing = parseHtml('<svg viewBox="0 0 1 1"><linearGradient/><use xlink:href="#a"/></svg>');
  const [svg, , use] = findAll(drawing, ({ tag }) => ["svg", "linearGradient", "use"].includes(tag));
  expect(svg?.attributes.get("viewBox")).toBe("0 0 1 1");
  expect(use?.attributes.get("xlink:href")).toBe("#a");
});
