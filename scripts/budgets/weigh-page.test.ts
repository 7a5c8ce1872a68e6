import { expect, test } from "vitest";
import { weighPage } from "./weigh-page";

const noScript = { scriptFiles: 0, scriptBytes: 0, inlineScripts: 0 };
const nothing = { ...noScript, fontFiles: 0, fontBytes: 0, blocking: 0, words: 0 };
const face = (name: string) => `@font-face{src:url(/assets/${name}.woff2) format("woff2")}`;

test.each([
  ['<link rel="canonical" href="/"/><link rel="icon" href="/favicon.svg"/><img src="/x.svg"/>', {}],
  ['<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>', {}],
  ['<script>a()</script><script type="module">b()</script>', { inlineScripts: 2, blocking: 1 }],
  ['<script src="/c.js" async=""></script>', { scriptFiles: 1, scriptBytes: 10 }],
  ['<script type="module" src="/d.js"></script>', { scriptFiles: 1, scriptBytes: 10 }],
  ['<script src="/b.js"></script>', { scriptFiles: 1, scriptBytes: 10, blocking: 1 }],
  [
    `<style>${face("a")}${face("a")}${face("b-whole-1")}${face("b-rare-1")}</style>`,
    { fontFiles: 1, fontBytes: 10 },
  ],
  ['<style>@import "/a.css"</style><link rel="stylesheet" href="/a.css"/>', { blocking: 2 }],
  ['<link rel="preload" as="font" href="/f.woff2"/><body>', { blocking: 1 }],
  ['<body><link rel="preload" as="font" href="/f.woff2"/>', {}],
  ["<style>.waits>body{display:none}</style>", { blocking: 1 }],
  ['<link rel="expect" href="#g" blocking="render"/>', { blocking: 1 }],
  ["<main><p>Two <b>words</b>.</p><details>A fold</details></main>", { words: 4 }],
  ['<main>70<data>%</data><svg>a</svg><table class="figure-table"><td>b</table></main>', { words: 1 }],
  [
    '<main>One<p class="visually-hidden">a</p><aside aria-labelledby="sources-heading">b</main>',
    { words: 1 },
  ],
])("weighs %s", (html, weight) => {
  expect(weighPage(html, () => 10)).toEqual({ ...nothing, ...weight });
});
