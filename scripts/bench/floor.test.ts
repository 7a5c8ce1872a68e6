import { expect, test } from "vitest";
import { floorOf } from "./floor";

test("keeps text, CSS, pictures and fonts", () => {
  const html = `<head><style>a{color:red}</style><link rel="preload" as="font" href="/a.woff2"/></head><p>Text<img src="/a.svg"/></p>`;
  expect(floorOf(html)).toBe(html);
});

test("waits for nothing", () => {
  expect(
    floorOf(`<head><link rel="expect" href="#more" blocking="render"/></head><p id="more">Text</p>`),
  ).toBe(`<head></head><p id="more">Text</p>`);
});

test("has no script of any kind, and fetches none", () => {
  const html =
    `<link rel="modulepreload" fetchPriority="low" href="/a.js"/><p>Text</p><script type="module" src="/a.js" async=""></script>` +
    `<script type="application/json" id="data">{"a":"<p>"}</script><script type="speculationrules">{}\n</script><p>More</p>`;
  expect(floorOf(html)).toBe("<p>Text</p><p>More</p>");
});
