import { expect, test } from "vitest";
import { readMarkup } from "./markup";

test("a typical page blocks nothing and loads nothing foreign", () => {
  const page = `<!DOCTYPE html><html><head>
    <link rel="canonical" href="https://report.example/"/><link rel="icon" href="/favicon.svg"/>
    <style>@font-face{src:url(/assets/a-12345678.woff2) format("woff2")}</style>
    <script type="application/ld+json">{"@context":"https://schema.org"}</script></head>
    <body><link rel="preload" as="font" href="/assets/a-12345678.woff2"/><a href="https://elsewhere.example/">out</a><img src="/art/x.svg" srcset="/art/x.svg 1x, /art/y.svg 2x"/>
    <svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg></body></html>`;
  expect(readMarkup(page)).toEqual({
    blocking: [],
    foreign: [],
    inlineScripts: 0,
    scripts: [],
    fonts: ["/assets/a-12345678.woff2"],
  });
});

test("names render-blocking resources", () => {
  const page = `<link rel="stylesheet" href="/a.css"/><script src="/b.js"></script>
    <script src="/c.js" async=""></script><script defer src="/d.js"></script><script type="module" src="/e.js"></script>
    <link rel="preload" as="font" href="/f.woff2"/><link rel="expect" href="#g" blocking="render"/>`;
  expect(readMarkup(page).blocking).toEqual(["/a.css", "#g", "/f.woff2", "/b.js"]);
  expect(readMarkup(page).scripts).toEqual(["/b.js", "/c.js", "/d.js", "/e.js"]);
});

test("names resources of other origins", () => {
  const page = `<img src="https://a.example/x.png"/><img srcset="/x.svg 1x, //b.example/y.png 2x"/>
    <link href="https://c.example/z.woff2" rel="preload"/><use href="http://d.example/s.svg#a"/>
    <style>body{background:url("https://e.example/p.png")}</style>`;
  expect(readMarkup(page).foreign).toEqual([
    "https://a.example/x.png",
    "//b.example/y.png",
    "https://c.example/z.woff2",
    "http://d.example/s.svg#a",
    "https://e.example/p.png",
  ]);
});

test("counts inline scripts that run", () => {
  const page = `<script>a()</script><script type="module">b()</script><script type="speculationrules">{}</script>`;
  expect(readMarkup(page).inlineScripts).toBe(2);
});
