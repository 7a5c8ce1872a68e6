import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { runNginx } from "../../scripts/nginx/run-nginx";
import { findNginx } from "../../scripts/programs";
import { builtPages, pageOfEachKind } from "../e2e/built-site";
import { waitUntilCached } from "../e2e/offline-site";
import { watch } from "../e2e/page-watch";
import { send } from "../e2e/raw-request";
import { freePort } from "../local-server";
import { serveProject } from "../project-copy";
import { gone, goneFigure, long } from "../sites";

// The site below a path, as on GitHub Pages for a project: one setting at build time. An older edition lies below it.
const kept = builtPages.filter((address) => address !== `/figures/${goneFigure}`);
/** They follow the fixture's ten. */
const generated = Array.from({ length: long.count - 11 }, (_, index) => `/products/generated-${index + 11}`);
const pageAddresses = [...kept, ...generated];
const { base, project: folder } = long;
const older = `/${long.olderYear}`;
const bases: string[] = [];
const ends: (() => unknown)[] = [];

test.beforeAll(async () => {
  const served = await serveProject(folder, ["--base", base]);
  ends.push(served.stop);
  bases.push(served.address);
  const nginx = findNginx();
  if (nginx === undefined) throw new Error("no nginx");
  const configuration = join(folder, "build", "nginx.conf");
  const port = await freePort();
  const running = await runNginx({ nginx, configuration, site: join(folder, "dist"), port });
  ends.push(running.stop);
  bases.push(new URL(base, running.address).href);
});

test.afterAll(async () => {
  for (const end of ends) await end();
});

const under = (address: string) => base.slice(0, -1) + address;

test("both hosts serve the site below the path, and nothing outside it", async () => {
  expect(bases.map((address) => new URL(address).pathname)).toEqual([base, base]);
  const answers = {
    200: [
      ...[...pageAddresses, "/robots.txt"],
      ...[...builtPages, `/products/${gone.slug}`, "/offline.htm", "/sw.js"].map((page) => older + page),
    ].map(under),
    308: [
      ...["/products/", "/index.html", "/products.html?x"].map(under),
      ...[`/products/${gone.slug}?x`, `/products/${gone.slug}.html`, `/figures/${goneFigure}`].map(under),
      ...[`/cite/${gone.slug}.bib`, `/charts/${goneFigure}.svg`, `/data/${goneFigure}.csv`].map(under),
      ...["/some/where", "/some/where?x=1"],
      ...["", ".html", "/index.html", "/products/", "/products.html?x"].map((end) => under(older + end)),
    ],
    307: ["", "/", "/products?x"].map((end) => under(`/${long.newestYear}${end}`)),
    404: [
      ...["/none", "/products/none", "/%zz", "/.git"].map(under),
      ...["/none", "/404", "/products/none", "/products/404", "/robots.txt"].map((end) => under(older + end)),
      ...["/1999", "/1999/", "/1999/products/none"].map(under),
      ...["/", "/products", "/products/none", "/some", "/some/wherever", "/some/where.html", "/%zz"],
    ],
  };
  for (const [expected, targets] of Object.entries(answers)) {
    for (const target of targets) {
      const [own, nginx] = await Promise.all(bases.map((address) => send(address, target)));
      const { status, headers, body } = nginx ?? {};
      expect([target, own?.status, status]).toEqual([target, Number(expected), Number(expected)]);
      expect(own?.headers.location).toBe(headers?.location);
      for (const header of ["content-security-policy", "cache-control", "x-frame-options"])
        expect(own?.headers[header], `${target}: ${header}`).toBe(headers?.[header]);
      if (status === 307 || status === 308) expect(String(headers?.location).startsWith(base)).toBe(true);
      else expect(own?.body.equals(body ?? Buffer.of()), target).toBe(true);
    }
  }
});

test("everything that the older edition published answers", async ({ request }) => {
  const published = readFileSync(join(folder, "archive/addresses.txt"), "utf8").trim().split("\n");
  expect(published).toContain(`${older}/products/${gone.slug}`);
  expect(published.length).toBeGreaterThan(150);
  for (const address of published)
    for (const path of [address, address.slice(older.length)])
      for (const host of bases) {
        const answer = await request.get(new URL(under(path), host).href);
        expect([path, answer.status()]).toEqual([path, 200]);
      }
});

test("links, pictures and fonts of each kind of page work below the path", async ({ page, request }) => {
  const { origin } = new URL(bases[1] ?? "");
  const { complaints, requests } = watch(page);
  const linked = new Set<string>();
  for (const path of [...pageOfEachKind, ...generated.slice(0, 1)].map(under)) {
    await page.goto(origin + path);
    const found = await page.evaluate(async () => {
      await document.fonts.ready;
      return {
        // Links in drawings have no `href` that is text.
        links: [...document.querySelectorAll("a")].map(
          (link) => new URL(link.getAttribute("href") ?? "", document.baseURI).href,
        ),
        pictures: [...document.querySelectorAll("img")].map((image) => image.src),
        canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
      };
    });
    if (found.canonical) expect(found.canonical).toBe(`https://reader.example${path}`);
    for (const url of [...found.links, ...found.pictures].map((text) => new URL(text))) {
      if (url.origin === origin) linked.add(url.pathname);
    }
  }
  expect(complaints).toEqual([]);
  const loaded = requests.map((url) => new URL(url).pathname);
  expect(loaded.filter((path) => !path.startsWith(base))).toEqual([]);
  expect(loaded.some((path) => path.endsWith(".woff2"))).toBe(true);
  expect([...linked]).toEqual(expect.arrayContaining(pageAddresses.map(under)));
  for (const path of new Set([...linked, ...loaded])) {
    expect([path, (await request.get(origin + path)).status()]).toEqual([path, 200]);
  }
});

test("an unknown address below the path gets the 404 page, with links that work", async ({ page }) => {
  for (const missing of ["none", "products/none"]) {
    const answer = await page.goto((bases[1] ?? "") + missing);
    expect(answer?.status()).toBe(404);
    const links = page.locator("main a");
    const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.every((way) => way?.startsWith(base))).toBe(true);
  }
});

test("the service worker's scope and cache end at the path", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  const home = bases[1] ?? "";
  await page.goto(home);
  await waitUntilCached(page);
  expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope))).toBe(home);
  expect(await page.evaluate(() => caches.keys())).toEqual([`offline ${home}`]);
  await context.setOffline(true);
  for (const [address, status] of [
    ["", 200],
    ["products?q=emoji", 200],
    ["none", 404],
  ] as const)
    expect((await page.goto(home + address))?.status(), address).toBe(status);
  await context.close();
});
