import { expect, test } from "vitest";
import { describeDocument, findUnsafeMarkup } from "./document";
import { parseHtml } from "./html";

const speculation = '<script type="speculationrules">{"prerender":[]}</script>';
const data = '<script type="application/json">{"a":1}</script>';

test("lists the hashes of inline styles and scripts", () => {
  expect(describeDocument(parseHtml(`<style>p{color:red}</style>${speculation}${data}`))).toEqual({
    styles: ["sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64="],
    inlineScripts: ["sha256-98ovAUm8fEdJ8AlxVOVuZkqXLfAcUo/lwPwDz94x/O4="],
    loadsScript: false,
    namesManifest: false,
  });
});

test("detects a link to a web manifest", () => {
  expect(describeDocument(parseHtml('<link rel="manifest" href="/site.webmanifest"/>')).namesManifest).toBe(
    true,
  );
});

test("detects an external script", () => {
  expect(describeDocument(parseHtml('<script type="module" src="/a.js" async=""></script>'))).toEqual({
    styles: [],
    inlineScripts: [],
    loadsScript: true,
    namesManifest: false,
  });
});

test.each([
  '<p style="color:red">',
  '<p onclick="alert(1)">',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">',
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
  expect(
    describeDocument(parseHtml("<SCRIPT async\nSRC=/a.js></SCRIPT><link href=/m rel=manifest>")),
  ).toMatchObject({
    loadsScript: true,
    namesManifest: true,
  });
});

test.each([
  "<p>style=&quot;x&quot; onclick=alert(1)</p>",
  '<img alt="a style=x onload=y javascript: word">',
  '<script type="application/json">{"x":"<p onclick=1>"}</script>',
  "<style>a::before{content:'<p style=x>'}</style>",
])("%s is safe", (markup) => {
  expect(findUnsafeMarkup(parseHtml(markup))).toEqual([]);
});
