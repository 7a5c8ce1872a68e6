import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeInventory } from "../../hosting/inventory";
import { listen } from "../../preview/listen";
import { createSite } from "../../preview/site";
import { root } from "../../scripts/command";
import { type Driven, isInstalled, otherBrowsers, startBrowser } from "./driver";
import { listFaces, lookAtPage, printStyles, recordErrors } from "./in-page";

// Every page of the built site, as `npm start` serves it, in browsers other than Chromium.

const dist = join(root, "dist");
const addresses = [...takeInventory(dist).pages.keys()];
let address = "";
let close = () => {};
beforeAll(async () => {
  const site = await listen(createSite(dist), { port: 0 });
  const watched = await watch(site.address);
  ({ address } = watched);
  close = () => {
    watched.close();
    site.close();
  };
});
afterAll(() => close());

/** Passes on what a server answers; its pages record what goes wrong, because WebDriver has no word of the console. */
function watch(server: string) {
  const script = `<script>(${recordErrors})()</script>`;
  return listen(
    async ({ url = "" }, response) => {
      const answer = await fetch(new URL(url, server), { headers: { "Accept-Encoding": "identity" } });
      const { "content-length": _, ...headers } = Object.fromEntries(answer.headers);
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, headers);
      // Before the page's policy.
      const isPage = headers["content-type"]?.startsWith("text/html");
      response.end(isPage ? body.toString().replace("<head>", `$&${script}`) : body);
    },
    { port: 0 },
  );
}

for (const other of otherBrowsers)
  describe.runIf(isInstalled(other))(other.name, () => {
    let browser: Driven;
    beforeAll(async () => {
      browser = await startBrowser(other);
    });
    afterAll(() => browser?.stop());
    const open = (path: string) => browser.open(new URL(path, address).href);
    const textOf = (selector: string) =>
      browser.run((wanted) => document.querySelector(wanted)?.textContent, selector);
    const isVisible = (selector: string) =>
      browser.run((wanted) => document.querySelector(wanted)?.checkVisibility(), selector);
    const isNarrow = () => browser.run(() => matchMedia("(width < 40rem)").matches);

    test("every page shows and prints with its styles and faces, without an error", async () => {
      await browser.resize(1280, 900);
      expect(addresses.length).toBeGreaterThan(20);
      for (const path of addresses) {
        // On a busy machine a face may come too late for this view, but not for the next.
        await expect
          .poll(() => open(path).then(() => browser.run(listFaces)), { timeout: 30_000 })
          .toEqual(expect.arrayContaining(["Young Serif", "Figtree"]));
        expect(await browser.run(lookAtPage), path).toEqual([]);
        expect(await browser.run(printStyles), `${path}, printed`).toEqual([]);
      }
    });

    test("the search filters the list, and the address keeps it", async () => {
      await open("/products");
      const all = await textOf("[role=status]");
      const [word = ""] = (await textOf("article h2"))?.match(/\w{4,}/g) ?? [];
      await browser.type("[type=search]", `${word}\ue007`);
      await expect.poll(() => textOf("[role=status]")).not.toBe(all);
      await expect.poll(() => browser.run(() => new URLSearchParams(location.search).get("q"))).toBe(word);
      await expect.poll(() => textOf("article h2")).toContain(word);
      expect(await browser.run(() => globalThis.wrong)).toEqual([]);
    });

    test("on a phone the menu leads to a page, and a heading unfolds its text", async () => {
      await browser.resize(360, 800);
      await expect.poll(isNarrow).toBe(true);
      await open("/");
      expect(await isVisible(".site-nav")).toBe(false);
      await browser.click(".menu-button");
      await browser.click(".site-nav [href='/market-analysis']");
      await expect.poll(() => browser.run(() => location.pathname)).toBe("/market-analysis");
      const folded = "main .narrow-fold > :not(summary)";
      await expect.poll(() => isVisible(folded)).toBe(false);
      await browser.click("main .narrow-fold > summary");
      expect(await isVisible(folded)).toBe(true);
      expect(await browser.run(() => globalThis.wrong)).toEqual([]);
      await browser.resize(1280, 900);
    });

    test("a button copies a text", async () => {
      await open("/methodology");
      await browser.click(".copy");
      await expect.poll(() => textOf(".copyable [role=status]")).toMatch(/^Copied|^Selected/);
    });

    // WebKitGTK's driver does not print.
    test.runIf(other.name === "Firefox").each([
      ["A4", 21, 29.7],
      ["Letter", 21.59, 27.94],
    ])("one sheet of %s holds what is made for one", async (_, width, height) => {
      // Firefox sets these margins or those of @page, whichever are larger, and lets only these change vh.
      for (const path of ["/one-page", "/shelf-walk"])
        for (const side of [0, 1]) {
          await open(path);
          const margin = { top: side, bottom: side, left: side, right: side };
          const pdf = await browser.print({ page: { width, height }, margin, background: true });
          expect(countSheets(pdf), `${path}, margins of ${side} cm`).toBe(1);
        }
    });
  });

/** Firefox compresses the list of pages. */
function countSheets(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const lists = text.matchAll(/\/Type \/ObjStm.*?stream\r?\n(.*?)\r?\nendstream/gs);
  const inflated = [...lists].map(([, list = ""]) =>
    inflateSync(Buffer.from(list, "latin1")).toString("latin1"),
  );
  return inflated.join("").match(/\/Type \/Page\b/g)?.length ?? 0;
}
