import { expect, type Page } from "@playwright/test";

/** Images that do not load, lazy ones included. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.locator("img").evaluateAll(async (all) => {
    const images = all as HTMLImageElement[];
    for (const image of images) image.loading = "eager";
    const loaded = await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter((_, index) => loaded[index]?.status === "rejected").map(({ src }) => src);
  });
}

/** Which of the site's two web fonts have loaded. */
export async function loadedFonts(): Promise<string[]> {
  const loaded = [...(await document.fonts.ready)].filter(({ status }) => status === "loaded");
  const names = loaded.map(({ family }) => family.replaceAll('"', ""));
  return names.filter((name) => ["Figtree", "Young Serif"].includes(name)).sort();
}

/** The versions of all cached pictures. */
export async function cachedVersions(): Promise<string[]> {
  const [name = ""] = await caches.keys();
  const kept = await (await caches.open(name)).keys();
  return [...new Set(kept.flatMap(({ url }) => /\.([\w-]+)-hash\.svg/.exec(url)?.[1] ?? []))];
}

/**
 * Waits until the waiting worker has taken over. A request in the moment of Chromium's takeover keeps the old worker alive until
 * it has been idle for half a minute; with developer tools attached, as here, for five minutes. So the test stops it.
 */
export async function waitUntilTakenOver(page: Page): Promise<void> {
  const workers = await page.context().newCDPSession(page);
  await workers.send("ServiceWorker.enable");
  while (!(await page.evaluate(isTakenOver, { within: 5000 })))
    await workers.send("ServiceWorker.stopAllWorkers");
}

async function isTakenOver({ within }: { within: number }): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  const end = performance.now() + within;
  const waits = () => registration.waiting || registration.active?.state !== "activated";
  while (waits() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  return !waits();
}

/**
 * Closes the last page of a visit and opens the first of the next. A waiting worker takes over in between: Chromium sometimes
 * never finishes loading a page that is opened in the same milliseconds.
 */
export async function openAfter(last: Page): Promise<Page> {
  const next = await last.context().newPage();
  const workers = await next.context().newCDPSession(next);
  const versions = new Map<string, string>();
  workers.on("ServiceWorker.workerVersionUpdated", (event) => {
    for (const { versionId, status } of event.versions) versions.set(versionId, status);
  });
  await workers.send("ServiceWorker.enable");
  await last.close();
  const isSettled = () =>
    [...versions.values()].every((status) => ["activated", "redundant"].includes(status));
  await expect.poll(() => versions.size > 0 && isSettled(), { intervals: [20] }).toBe(true);
  await workers.detach();
  return next;
}

/** Backdates a time that the worker has noted in its cache. */
export async function age({ mark, days }: { mark: string; days: number }): Promise<void> {
  const [name = ""] = await caches.keys();
  const store = await caches.open(name);
  const then = Date.now() - days * 24 * 60 * 60 * 1000;
  for (const key of await store.keys())
    if (key.url.includes(`?${mark}`)) await store.put(key, new Response(String(then)));
}

/** The versions that the open page names in its text and in the file names of its pictures. */
export function versionOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stated = /Version (\w+)$/.exec(document.querySelector("main")?.innerText.trim() ?? "")?.[1];
    const pictured = [...document.images].map((image) => /\.([\w-]+)-hash\.svg/.exec(image.src)?.[1]);
    return [...new Set([stated ?? "", ...pictured.map((version) => version ?? "")])];
  });
}
