import { addressOf, findSubstitute, keyOf, type Manifest } from "./manifest";
import type { WorkerScope } from "./worker-scope";

/**
 * The service worker: caches one version of the report, each file by its hash, and responds from the cache.
 *
 * A new version is a new worker. It fetches changed files while the old worker serves, and takes over when no page of the
 * old version is open, or after a day. If a file's bytes do not match the manifest it does not install, and keeps
 * what it has fetched for the next attempt (docs/decisions/0009-offline.md).
 */
declare const self: WorkerScope;

/** Prepended by the build. */
declare const manifest: Manifest;

/** Parallel requests while a version is fetched, so that the reader's requests come first. */
const atOnce = 6;

/** Milliseconds between batches, because fetching without a pause keeps a core busy. */
const rest = 30;

const day = 24 * 60 * 60 * 1000;

/** How long a page that stays open may delay an update. */
const longestWait = day;

/** How long a host that modifies files may prevent updates. */
const longestFailure = 7 * day;

const { registration } = self;
const { scope } = registration;
const name = `offline ${scope}`;
const arrivedKey = keyOf("/", `arrived-${manifest.version}`, scope);
const failedKey = keyOf("/", "failed", scope);
const files = Object.entries(manifest.files);

self.addEventListener("install", (event) => event.waitUntil(navigator.locks.request(name, keepFiles)));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(takeOverIfDue()));
self.addEventListener("fetch", (event) => {
  const answer = findAnswer(event.request);
  if (answer) event.respondWith(answer);
});

async function keepFiles(): Promise<void> {
  const store = await caches.open(name);
  try {
    const kept = new Set((await store.keys()).map(({ url }) => url));
    const missing = files.filter(([address, hash]) => !kept.has(keyOf(address, hash, scope)));
    for (let at = 0; at < missing.length; at += atOnce) {
      await Promise.all(
        missing.slice(at, at + atOnce).map(([address, hash]) => keepFile(store, address, hash)),
      );
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  } catch (error) {
    // Not awaited: the browser unregisters after the installation has ended.
    if ((await ageOf(store, failedKey)) > longestFailure) void registration.unregister();
    if (!(await store.match(failedKey))) await stamp(store, failedKey);
    throw error;
  }
  await store.delete(failedKey);
  await stamp(store, arrivedKey);
}

async function keepFile(store: Cache, address: string, hash: string): Promise<void> {
  // With `integrity` the browser rejects another version's bytes and error pages.
  const rules = { integrity: hash, cache: "no-cache", redirect: "error", priority: "low" } as const;
  await store.put(keyOf(address, hash, scope), await fetch(scope + address.slice(1), rules));
}

async function takeOver(): Promise<void> {
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    // A later version relies on the files it found in the cache, and cleans up itself.
    const awaited = registration.installing || registration.waiting;
    // Open pages of the previous version still load its pictures.
    const taken = (await self.clients.matchAll()).length > 0;
    if (lock && !awaited && !taken) await tidyUp();
  });
  // Pages loaded before the first worker installed; their files have hashed names.
  await self.clients.claim();
}

async function tidyUp(): Promise<void> {
  const store = await caches.open(name);
  const own = new Set([arrivedKey, ...files.map(([address, hash]) => keyOf(address, hash, scope))]);
  for (const { url } of await store.keys()) if (!own.has(url)) await store.delete(url);
}

/** Requested by frame.ts once a page has loaded: taking over during a navigation, Chromium 156 can lose that navigation. */
async function takeOverIfDue(): Promise<void> {
  if ((await ageOf(await caches.open(name), arrivedKey)) > longestWait) await self.skipWaiting();
}

async function stamp(store: Cache, key: string): Promise<void> {
  await store.put(key, new Response(String(Date.now())));
}

/** Milliseconds since a time stamp was written; NaN without one. */
async function ageOf(store: Cache, key: string): Promise<number> {
  const stamped = await store.match(key);
  return Date.now() - Number(await stamped?.text());
}

/** The response; undefined leaves the request to the network. */
function findAnswer(request: Request): Promise<Response> | undefined {
  if (request.method !== "GET" || request.headers.has("range")) return undefined;
  const address = addressOf(request.url, scope);
  if (address === undefined) return undefined;
  if (manifest.files[address] !== undefined) return readFile(address).then((kept) => kept ?? fetch(request));
  return request.mode === "navigate"
    ? fetch(request).catch((error) => replace(request, address, error))
    : readLeft(address).then((kept) => kept ?? fetch(request));
}

async function readFile(address: string): Promise<Response | undefined> {
  const key = keyOf(address, manifest.files[address] ?? "", scope);
  return (await caches.open(name)).match(key);
}

/** A file of the previous version, for its pages that are still open. */
async function readLeft(address: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(scope + address.slice(1), { ignoreSearch: true });
}

async function replace(request: Request, address: string, error: unknown): Promise<Response> {
  const substitute = findSubstitute(address, manifest);
  if (substitute.kind === "unknown") throw error;
  if (substitute.kind === "redirect")
    return Response.redirect(scope + substitute.address.slice(1) + new URL(request.url).search, 308);
  const page = await readFile(substitute.address);
  if (!page) throw error;
  // Some hosts serve the 404 page itself with status 200.
  return new Response(page.body, { status: 404, headers: page.headers });
}
