import { expect, test } from "vitest";
import { describeDocument, findUnsafeMarkup } from "./document";
import { parseHtml } from "./html";

const speculation = '<script type="speculationrules">{"prerender":[]}</script>';
const data = '<script type="application/json">{"a":1}</script>';

const nothing = { styles: [], inlineScripts: [], loadsScript: false, namesManifest: false };

test.each([
  [
    `<style>p{color:red}</style>${speculation}${data}`,
    {
      styles: ["sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64="],
      inlineScripts: ["sha256-98ovAUm8fEdJ8AlxVOVuZkqXLfAcUo/lwPwDz94x/O4="],
    },
  ],
  ['<link rel="manifest" href="/site.webmanifest"/>', { namesManifest: true }],
  ['<script type="module" src="/a.js" async=""></script>', { loadsScript: true }],
  // Sloppy markup, as browsers read it.
  [
    "<SCRIPT async\nSRC=/a.js></SCRIPT><link href=/m rel=manifest>",
    { loadsScript: true, namesManifest: true },
  ],
])("what the policy of %s depends on", (html, described) => {
  expect(describeDocument(parseHtml(html))).toEqual({ ...nothing, ...described });
});

test.each([
  '<p style="color:red">',
  '<p onclick="alert(1)">',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">',
  '<a xlink:href="javascript:alert(1)">',
  '<form action="javascript:alert(1)">',
  '<a href=" JavaScript:alert(1)">',
  '<a href="java\tscript:alert(1)">',
  '<base href="/">',
  "<iframe>",
])("%s is unsafe", (tag) => {
  expect(findUnsafeMarkup(parseHtml(`<main>${tag}</main>`))).toEqual([tag]);
});

test("reads sloppy markup as browsers do", () => {
  expect(findUnsafeMarkup(parseHtml("<P/onclick=alert(1)><noscript><p style='x'></p></noscript>"))).toEqual([
    '<p onclick="alert(1)">',
    '<p style="x">',
  ]);
});

test.each([
  "<p>style=&quot;x&quot; onclick=alert(1)</p>",
  '<img alt="a style=x onload=y javascript: word">',
  '<img alt="JavaScript: a word of a product">',
  '<meta name="description" content="JavaScript: a word">',
  '<script type="application/json">{"x":"<p onclick=1>"}</script>',
  "<style>a::before{content:'<p style=x>'}</style>",
])("%s is safe", (markup) => {
  expect(findUnsafeMarkup(parseHtml(markup))).toEqual([]);
});
