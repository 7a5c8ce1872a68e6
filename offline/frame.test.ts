import { afterEach, beforeEach, expect, test, vi } from "vitest";

const register = vi.fn(() => Promise.resolve({ waiting: null }));
const page: { onload?: (() => void) | undefined } = {};
const load = () => page.onload?.();

beforeEach(() => {
  vi.resetModules();
  register.mockClear();
  page.onload = undefined;
  vi.stubGlobal("parent", page);
  vi.stubGlobal("window", { requestIdleCallback: (run: () => void) => run() });
});

afterEach(() => vi.unstubAllGlobals());

test("registers the worker once the page has loaded", async () => {
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  await import("./frame");
  expect(register).not.toHaveBeenCalled();
  load();
  expect(register).toHaveBeenCalledExactlyOnceWith("sw.js");
});

test("registers no worker in data-saving mode", async () => {
  vi.stubGlobal("navigator", { serviceWorker: { register }, connection: { saveData: true } });
  await import("./frame");
  load();
  expect(register).not.toHaveBeenCalled();
});

test("a browser without workers gets no error", async () => {
  vi.stubGlobal("navigator", {});
  await import("./frame");
  expect(load).not.toThrow();
});
