import { createServer } from "node:net";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { findProgram } from "../../scripts/nginx/debian";
import { runNginx } from "../../scripts/nginx/run-nginx";
import { waitUntilKept } from "../e2e/offline-site";
import { workerBlocked } from "../e2e/page-watch";
import { send } from "../e2e/raw-request";
import { longBase as base, longProject as folder, longCount } from "../sites";
import { pageAddresses as fixturePages } from "./hosts";
import { serveProject } from "./second-tree";

// The site as project pages have it: one setting at build time, and everything lies under a path.
const pageAddresses = [...fixturePages, ...listGenerated()];
const bases: string[] = [];
const ends: (() => unknown)[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const served = await serveProject(folder, ["--base", base]);
  ends.push(served.stop);
  bases.push(served.address);
  const nginx = findProgram("nginx", "nginx-light");
  if (nginx === undefined) throw new Error("no nginx");
  const configuration = join(folder, "build", "nginx.conf");
  const running = await runNginx({
    nginx,
    configuration,
    site: join(folder, "dist"),
    port: await freePort(),
  });
  ends.push(running.stop);
  bases.push(new URL(base, running.address).href);
});

test.afterAll(async () => {
  for (const end of ends) await end();
});

/** The products that a long list has beside the fixture's ten. */
function listGenerated(): string[] {
  return Array.from({ length: longCount - 10 }, (_, index) => `/products/generated-${index + 11}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

test("both hosts have it there, and nothing beside it", async () => {
  expect(bases.map((address) => new URL(address).pathname)).toEqual([base, base]);
  const under = (address: string) => base.slice(0, -1) + address;
  const moved = ["/products/", "/index.html", "/products.html?x"].map(under);
  const lost = ["/none", "/products/none", "/products/%zz", "/.git"].map(under);
  const beside = ["/", "/products", "/products/none", "/some", "/some/wherever", "/some/where.html", "/%zz"];
  const targets = [
    ...pageAddresses.map(under),
    ...moved,
    ...lost,
    ...beside,
    "/some/where",
    "/some/where?x=1",
  ];
  for (const target of targets) {
    const answers = await Promise.all(bases.map((address) => send(address, target)));
    const [own, nginx] = answers.map(({ status, headers, body }) => ({
      target,
      status,
      location: headers.location,
      policy: headers["content-security-policy"],
      body: status === 308 ? "" : body.toString("base64"),
    }));
    expect(nginx).toEqual(own);
    const expected = moved.includes(target) || /^\/some\/where(?:\?|$)/.test(target) ? 308 : 200;
    expect([target, own?.status]).toEqual([target, [...lost, ...beside].includes(target) ? 404 : expected]);
    if (own?.status === 308) expect(String(own.location).startsWith(base)).toBe(true);
  }
});

/** Opens every page of the site and every page that they link to, and gives back what was loaded and what failed. */
async function readAll(page: Page, home: string) {
  const origin = new URL(home).origin;
  const failed: string[] = [];
  const loaded = new Set<string>();
  page.on("response", (response) => {
    loaded.add(new URL(response.url()).pathname);
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    // What a page still loads when the next one is opened is broken off.
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") failed.push(`${why} ${request.url()}`);
  });
  page.on("console", (message) => {
    if (message.text() !== workerBlocked) failed.push(message.text());
  });
  page.on("pageerror", (error) => failed.push(error.message));
  const queue = [...fixturePages, ...listGenerated().slice(0, 3)].map(
    (address) => base.slice(0, -1) + address,
  );
  const pages = new Set(queue);
  const files = new Set<string>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    await page.goto(origin + path);
    const found = await page.evaluate(() => ({
      links: [...document.querySelectorAll("a")].map((link) => link.href),
      pictures: [...document.querySelectorAll("img")].map((image) => image.src),
      canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
      fonts: document.fonts.ready.then(() => document.fonts.size),
    }));
    if (found.canonical) expect(found.canonical).toBe(`https://reader.example${path}`);
    for (const picture of found.pictures) files.add(new URL(picture).pathname);
    for (const link of found.links.map((text) => new URL(text)).filter((url) => url.origin === origin)) {
      const isFile = /\.\w+$/.test(link.pathname) || link.pathname.startsWith(`${base}data/`);
      if (isFile) files.add(link.pathname);
      else if (!pages.has(link.pathname)) {
        pages.add(link.pathname);
        // One generated product is like another.
        if (!link.pathname.includes("/generated-")) queue.push(link.pathname);
      }
    }
  }
  return { pages: [...pages].sort(), files: [...files], loaded: [...loaded], failed };
}

test("every page reads there, with its links, pictures and fonts", async ({ page, request }) => {
  test.setTimeout(120_000);
  const home = bases[1] ?? "";
  const { pages, files, loaded, failed } = await readAll(page, home);
  expect(failed).toEqual([]);
  expect(pages).toEqual(pageAddresses.map((address) => base.slice(0, -1) + address).sort());
  expect(loaded.filter((path) => !path.startsWith(base))).toEqual([]);
  expect(loaded.filter((path) => path.endsWith(".woff2")).length).toBeGreaterThan(0);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect([file, (await request.get(new URL(file, home).href)).status()]).toEqual([file, 200]);
  }
});

test("the product filter works there, and keeps its state in the address", async ({ page }) => {
  const home = bases[1] ?? "";
  await page.goto(`${home}products?q=emoji`);
  await expect(page.getByText("Showing 1 of 100 products")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${base}products`);
  await page.getByRole("link", { name: /View Details/ }).click();
  await expect(page).toHaveURL(`${home}products/bioswiss-emoji`);
});

test("what is missing there gets the site's own page, with ways back that work", async ({ page }) => {
  for (const missing of ["none", "products/none"]) {
    const answer = await page.goto((bases[1] ?? "") + missing);
    expect(answer?.status()).toBe(404);
    const ways = await page
      .locator("main a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.every((way) => way?.startsWith(base))).toBe(true);
  }
});

test("the worker keeps what lies there, and nothing beside it", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  const home = bases[1] ?? "";
  await page.goto(home);
  await waitUntilKept(page);
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
