import { expect, test } from "vitest";
import { addressOf, type Edition, findSubstitute, keyOf } from "./edition";

const scope = "https://report.example/some/where/";

test.each([
  [scope, "/"],
  [`${scope}products?q=bear#list`, "/products"],
  [`${scope}%70roducts`, "/products"],
  [`${scope}art/x.12345678.svg`, "/art/x.12345678.svg"],
])("%s is %s", (url, address) => {
  expect(addressOf(url, scope)).toBe(address);
});

test.each([
  "https://report.example/products",
  "https://report.example/some/whereabouts",
  "https://elsewhere.example/some/where/",
  `${scope}%zz`,
])("%s is not the site's", (url) => {
  expect(addressOf(url, scope)).toBeUndefined();
});

test("other bytes of a file are kept apart from it", () => {
  expect(keyOf("/products", "sha256-a", scope)).toBe(`${scope}products?sha256-a`);
  expect(keyOf("/", "sha256-a", scope)).toBe(`${scope}?sha256-a`);
});

const edition: Edition = {
  version: "one",
  files: { "/": "a", "/products": "b", "/404": "c", "/products/404": "d" },
};

test.each([
  ["/products/", "/products"],
  ["/products.html", "/products"],
  ["/products/index.html", "/products"],
  ["/index.html", "/"],
])("%s leads to %s", (address, page) => {
  expect(findSubstitute(address, edition)).toEqual({ kind: "redirect", address: page });
});

test.each([
  ["/none", "/404"],
  ["/none/", "/404"],
  ["/none.html", "/404"],
  ["/404.html", "/404"],
  ["/products/none", "/products/404"],
])("%s is lost: %s", (address, page) => {
  expect(findSubstitute(address, edition)).toEqual({ kind: "lost", address: page });
});

test("nobody can say without a network whether a file exists that is not kept", () => {
  expect(findSubstitute("/og/home.png", edition)).toEqual({ kind: "nothing" });
  expect(findSubstitute("/data/1.0.0/report.zip", edition)).toEqual({ kind: "nothing" });
  expect(findSubstitute("/data/1.0.0/", edition)).toEqual({ kind: "lost", address: "/404" });
});
