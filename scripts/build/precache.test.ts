import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { listPrecached } from "./precache";

const site: Record<string, string> = {
  "/art/x.12345678.svg": "<svg/>",
  "/": "<p>home</p>",
  "/products": "<p>list</p>",
  "/sw.js": "worker",
  "/offline.htm": "frame",
};
const list = (all: Record<string, string>) => {
  const described = Object.entries(all).map(([address, text]) => {
    const integrity = `sha256-${createHash("sha256").update(text).digest("base64")}`;
    return [address, { integrity }] as const;
  });
  const isPage = ([address]: readonly [string, unknown]) => ["/", "/products"].includes(address);
  return listPrecached({
    pages: new Map(described.filter(isPage)),
    files: new Map(described.filter((file) => !isPage(file))),
  });
};

test("lists every file with its hash, pages first, without the worker", () => {
  const { files } = list(site);
  expect(Object.keys(files)).toEqual(["/", "/products", "/art/x.12345678.svg", "/offline.htm"]);
  expect(files["/products"]).toBe("sha256-M5119TLIgiQlhkrAxZayGB9E7QC0Olw4bO5ojoesDS4=");
});

test("one byte changes the version; the order of files does not", () => {
  const { version } = list(site);
  expect(list({ ...site, "/": "<p>Home</p>" }).version).not.toBe(version);
  expect(list(Object.fromEntries(Object.entries(site).reverse()))).toEqual(list(site));
});

test.each([
  "/og/home.png",
  "/charts/themes.png",
  "/data/all.zip",
  "/shaped-bandage-report.pdf",
  "/data/1.0.0/products.csv",
  "/robots.txt",
])("%s is left out", (address) => {
  expect(Object.keys(list({ [address]: "x" }).files)).toEqual([]);
});

test.each(["/charts/themes.svg", "/data/products.csv", "/cite/report.bib", "/icons/icon-192.png", "/404"])(
  "%s is cached",
  (address) => {
    expect(Object.keys(list({ [address]: "x" }).files)).toEqual([address]);
  },
);
