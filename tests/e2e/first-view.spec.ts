import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, type Page, test } from "@playwright/test";
import { listen } from "../../preview/listen";
import { createSite } from "../../preview/site";
import { fixtureSite } from "../sites";
import { builtFiles, pageOfEachKind } from "./built-site";
import { hold } from "./hold";
import { expectStill, recordShifts } from "./layout-shifts";
import { watch } from "./page-watch";

// What a reader sees first: its faces, the target of a link, and nothing that moves.

test("the first page of a visit waits for its faces, but not long", async ({ page }) => {
  // The page's own time limit passes only when the test says so.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const release = await hold(page, "**/*.woff2");
  const heading = page.getByRole("heading", { level: 1 });

  await page.goto("/methodology", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass("waits");
  await page.waitForFunction(() => document.body !== null);
  await expect(heading).toBeHidden();
  await page.clock.runFor(600);
  await expect(heading, "the limit has passed").toBeVisible();

  await page.goto("about:blank");
  await page.goto("/methodology", { waitUntil: "commit" });
  await expect(heading).toBeHidden();
  release();
  await expect(heading).toBeVisible();
  expect(await faceOf(page, "h1")).toBe("Young Serif");
  expect(await faceOf(page, "main p")).toMatch(/^Figtree/);

  await page.getByRole("link", { name: "Products" }).first().click({ noWaitAfter: true });
  await expect(page, "later pages do not wait").toHaveURL("/products");
  await expect(page.locator("html")).not.toHaveClass("waits");

  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await session.send("Network.emulateNetworkConditions", slow);
  await page.goto("about:blank");
  await page.goto("/methodology");
  await expect(page.locator("html")).not.toHaveClass("waits");
});

/** The face of most glyphs of the first such element. */
async function faceOf(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.sort((one, other) => other.glyphCount - one.glyphCount)[0]?.familyName;
}

test("a face that does not load keeps neither the page nor the other face", async ({ page }) => {
  const { complaints } = watch(page);
  await page.route("**/young-serif-*.woff2", (route) => route.abort());
  await page.goto("/methodology");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await faceOf(page, "main p")).toMatch(/^Figtree/);
  expect(complaints.filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
});

test("pictures below the first screen come after the page, without scrolling", async ({ page }) => {
  const release = await hold(page, "**/hero.*.svg");
  const { requests } = watch(page);
  // Small, because Chromium fetches lazy pictures 2,500 pixels ahead on networks that seem slow.
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const sources = await page.evaluate(() => [...document.images].map(({ src }) => src));
  await expect.poll(() => requests).toContain(sources[0]);
  expect(requests).not.toContain(sources.at(-1));
  release();
  const areFetched = () => [...document.images].every(({ naturalWidth }) => naturalWidth > 0);
  await expect.poll(() => page.evaluate(areFetched)).toBe(true);
});

test("links into a page show the heading of their target @both", async ({ page, context }) => {
  for (const address of ["/market-analysis", "/methodology", "/report"]) {
    await page.goto(address);
    const links = page.getByRole("main").getByRole("navigation").first().locator("a[href*='#']");
    const targets = await links.evaluateAll((all) =>
      (all as HTMLAnchorElement[]).flatMap((link) => (link.pathname === location.pathname ? link.hash : [])),
    );
    expect(targets.length, address).toBeGreaterThan(2);
    for (const hash of [targets[1], targets.at(-1)]) {
      // A new page has no cached faces and no referrer.
      const visit = await context.newPage();
      await visit.goto(`${address}${hash}`);
      const target = visit.locator(`[id="${hash?.slice(1)}"]`);
      const headings = target.getByRole("heading").or(target.and(visit.locator("h1, h2, h3")));
      const heading = headings.first();
      await expect(heading, address + hash).toBeInViewport({ ratio: 1 });
      const header = await visit.getByRole("banner").boundingBox();
      const box = await heading.boundingBox();
      expect(box?.y, `${address}${hash} below the header`).toBeGreaterThanOrEqual(header?.height ?? 0);
      await visit.close();
    }
  }
});

test("a page that arrives in parts does not move", async ({ page }) => {
  test.slow();
  const site = createSite(fixtureSite);
  const slowly: RequestListener = async (req, res) => {
    const file = `${req.url === "/" ? "/index" : req.url}.html`.slice(1);
    if (!builtFiles.includes(file)) return site(req, res);
    res.setHeader("Content-Type", "text/html; charset=utf-8");
    for (const part of inParts(readFileSync(join(fixtureSite, file), "utf8"))) {
      res.write(part);
      await setTimeout(40);
    }
    res.end();
  };
  const { address, close } = await listen(slowly, { port: 0 });
  await page.addInitScript(recordShifts);
  for (const path of pageOfEachKind) {
    await page.goto(new URL(path, address).href);
    await expectStill(page);
  }
  close();
});

/** Cuts a page into parts, as a browser may paint it while the rest is on its way. */
function inParts(html: string): string[] {
  const ends = [...html.slice(html.indexOf("<main")).matchAll(/<\/(?:h1|p|figure|picture|div|dl)>/g)];
  const cuts = ends.slice(0, 12).map(({ 0: tag, index }) => html.indexOf("<main") + index + tag.length);
  return [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
}
