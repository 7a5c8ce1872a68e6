import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AddressWriter } from "./address-writer";

let steps: string[] = [];

beforeEach(() => {
  steps = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => setTimeout(callback, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("window", {
    location: { pathname: "/products", hash: "" },
    history: {
      pushState: (_state: unknown, _title: string, url: string) => steps.push(`push ${url}`),
      replaceState: (_state: unknown, _title: string, url: string) => steps.push(`replace ${url}`),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what is typed is written after the paint, once, as the step that the first letter asked for", () => {
  const address = new AddressWriter();
  address.writeSoon("pushState", "?q=b");
  address.writeSoon("replaceState", "?q=be");
  expect(steps).toEqual([]);
  vi.runAllTimers();
  expect(steps).toEqual(["push /products?q=be"]);
});

test("a choice right after a letter comes after it in the history", () => {
  const address = new AddressWriter();
  address.writeSoon("pushState", "?q=b");
  address.write("pushState", "?q=b&sort=price");
  vi.runAllTimers();
  expect(steps).toEqual(["push /products?q=b", "push /products?q=b&sort=price"]);
});

test("leaving the page writes what waits; going back forgets it", () => {
  const address = new AddressWriter();
  address.writeSoon("pushState", "?q=b");
  address.flush();
  address.writeSoon("replaceState", "?q=bear");
  address.forget();
  vi.runAllTimers();
  expect(steps).toEqual(["push /products?q=b"]);
});

test("a browser that refuses leaves the page working", () => {
  const address = new AddressWriter();
  window.history.pushState = () => {
    throw new Error("too many changes");
  };
  expect(() => address.write("pushState", "?q=b")).not.toThrow();
});
