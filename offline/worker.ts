import { addressOf, type Edition, findSubstitute, keyOf } from "./edition";
import type { WorkerScope } from "./worker-scope";

/**
 * The service worker: keeps one version of the report, every file by the hash of its bytes, and answers from it.
 *
 * A new version comes as a new worker. It fetches what is new while the old one goes on, and takes over when no page
 * of the old one is open, or after a day. If one file cannot be had with the very bytes that its list names, it does
 * not; what it has by then it need not fetch again at the next try.
 */
declare const self: WorkerScope;

/** The build writes this version's list in front of this script. */
declare const edition: Edition;

/** Requests under way at once while a version is fetched: a reader's own come first. */
const atOnce = 6;

/** Milliseconds between them and the next, so that the processor, too, is the reader's. */
const rest = 30;

const day = 24 * 60 * 60 * 1000;

/** A page that is left open for ever must not keep a correction away for ever. */
const longestWait = day;

/** Nor must a host that alters files on the way, so that no new version ever arrives whole. */
const longestFailure = 7 * day;

const { registration } = self;
const { scope } = registration;
const name = `offline ${scope}`;
const arrivedKey = keyOf("/", `arrived-${edition.version}`, scope);
const failedKey = keyOf("/", "failed", scope);
const files = Object.entries(edition.files);

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
    // Not waited for: the browser does it once this installation has ended.
    if ((await ageOf(store, failedKey)) > longestFailure) void registration.unregister();
    if (!(await store.match(failedKey))) await stamp(store, failedKey);
    throw error;
  }
  await stamp(store, arrivedKey);
}

async function keepFile(store: Cache, address: string, hash: string): Promise<void> {
  // The browser compares the bytes with the hash: a page of another version, or of an error, is refused.
  const rules = { integrity: hash, cache: "no-cache", redirect: "error", priority: "low" } as const;
  await store.put(keyOf(address, hash, scope), await fetch(scope + address.slice(1), rules));
}

async function takeOver(): Promise<void> {
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    // A version that comes after this one counts on what it found here; it will tidy up itself.
    const awaited = registration.installing || registration.waiting;
    // Pages that this one takes from the version before have pictures further down, under names that only that one has.
    const taken = (await self.clients.matchAll()).length > 0;
    if (lock && !awaited && !taken) await tidyUp();
  });
  // Pages that came by the network, before there was a worker. They ask for files by names with a hash.
  await self.clients.claim();
}

async function tidyUp(): Promise<void> {
  const store = await caches.open(name);
  const own = new Set([arrivedKey, ...files.map(([address, hash]) => keyOf(address, hash, scope))]);
  for (const { url } of await store.keys()) if (!own.has(url)) await store.delete(url);
}

/** Asked by a page that has loaded (frame.ts). While one is being opened, Chromium may lose it over a change of workers. */
async function takeOverIfDue(): Promise<void> {
  if ((await ageOf(await caches.open(name), arrivedKey)) > longestWait) await self.skipWaiting();
}

async function stamp(store: Cache, key: string): Promise<void> {
  await store.put(key, new Response(String(Date.now())));
}

/** How long ago something was stamped, in milliseconds; not a number if it never was. */
async function ageOf(store: Cache, key: string): Promise<number> {
  const stamped = await store.match(key);
  return Date.now() - Number(await stamped?.text());
}

/** What to answer; undefined leaves it to the browser and the network. */
function findAnswer(request: Request): Promise<Response> | undefined {
  if (request.method !== "GET" || request.headers.has("range")) return undefined;
  const address = addressOf(request.url, scope);
  if (address === undefined) return undefined;
  if (edition.files[address] !== undefined) return readFile(address).then((kept) => kept ?? fetch(request));
  return request.mode === "navigate"
    ? fetch(request).catch((error) => replace(request, address, error))
    : readLeft(address).then((kept) => kept ?? fetch(request));
}

async function readFile(address: string): Promise<Response | undefined> {
  const key = keyOf(address, edition.files[address] ?? "", scope);
  return (await caches.open(name)).match(key);
}

/** What is left of the version before, for a page of it that is open still. */
async function readLeft(address: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(scope + address.slice(1), { ignoreSearch: true });
}

async function replace(request: Request, address: string, error: unknown): Promise<Response> {
  const substitute = findSubstitute(address, edition);
  if (substitute.kind === "nothing") throw error;
  if (substitute.kind === "redirect")
    return Response.redirect(scope + substitute.address.slice(1) + new URL(request.url).search, 308);
  const page = await readFile(substitute.address);
  if (!page) throw error;
  // Some hosts send the page itself with 200.
  return new Response(page.body, { status: 404, headers: page.headers });
}
