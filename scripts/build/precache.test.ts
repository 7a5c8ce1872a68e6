import { expect, test } from "vitest";
import { listPrecached } from "./precache";

const pages = ["/", "/404", "/products"];
const kept = [
  ..."/art/x.12345678.svg /charts/themes.svg /cite/report.bib /data/products.csv".split(" "),
  ..."/icons/icon-192.png /offline.htm".split(" "),
];
const leftOut = [
  ..."/2025/products.csv /charts/themes.png /data/1.0.0/products.csv /data/all.zip /og/home.png".split(" "),
  ..."/robots.txt /shaped-bandage-report.pdf /sitemap.xml /sw.js".split(" "),
];

const describe = (addresses: readonly string[], text = "") =>
  new Map(addresses.map((address) => [address, { integrity: `sha256-${address}${text}` }]));
const files = describe([...leftOut, ...kept]);

test("lists pages first and then files with their hashes, but none that is large or a copy", () => {
  const manifest = listPrecached({ pages: describe(pages), files });
  expect(Object.keys(manifest.files)).toEqual([...pages, ...kept]);
  expect(manifest.files["/products"]).toBe("sha256-/products");
});

test("one hash changes the version; the order of files does not", () => {
  const { version } = listPrecached({ pages: describe(pages), files });
  expect(listPrecached({ pages: describe(pages, "x"), files }).version).not.toBe(version);
  expect(listPrecached({ pages: describe(pages.toReversed()), files }).version).toBe(version);
});
