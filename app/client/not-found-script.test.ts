import { parseHTML } from "linkedom";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Runs the script on a 404 page for all paths, and returns the headings that are left. */
async function openNotFoundPage(pathname: string, basePath: string): Promise<string[]> {
  const { document } = parseHTML(`<!DOCTYPE html><html><head><title>Not found</title></head><body><main>
    <div><h1>Not found</h1></div>
    <div class="not-found-product" hidden><h1>No such product</h1></div>
  </main></body></html>`);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", new URL(pathname, "https://report.example"));
  vi.stubGlobal("fetch", async () => ({ status: 404 }));
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => listener());
  vi.stubEnv("BASE_URL", basePath);
  // The modules read the base path once.
  vi.resetModules();
  await import("./not-found-script");
  return [...document.querySelectorAll("h1")]
    .filter((heading) => !heading.closest("[hidden]"))
    .map(({ textContent }) => textContent ?? "");
}

test.each([
  ["/", "/products/none"],
  ["/some/where/", "/some/where/products/none"],
  ["/products/", "/products/products/none"],
])("with the base path %s, %s is an unknown product", async (basePath, pathname) => {
  expect(await openNotFoundPage(pathname, basePath)).toEqual(["No such product"]);
});

test.each([
  ["/", "/none"],
  ["/", "/products/"],
  ["/", "/archive/products/none"],
  ["/products/", "/products/none"],
  ["/products/", "/products/products/"],
  ["/my/products/", "/my/products/none/products"],
])("with the base path %s, %s is another unknown page", async (basePath, pathname) => {
  expect(await openNotFoundPage(pathname, basePath)).toEqual(["Not found"]);
});
