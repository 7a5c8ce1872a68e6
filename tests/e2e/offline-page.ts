import type { Page } from "@playwright/test";

/** Pictures that come to nothing, those far down the page included. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.locator("img").evaluateAll(async (all) => {
    const images = all as HTMLImageElement[];
    for (const image of images) image.loading = "eager";
    const loaded = await Promise.all(
      images.map((image) =>
        image.decode().then(
          () => true,
          () => false,
        ),
      ),
    );
    return images.filter((_, index) => !loaded[index]).map(({ src }) => src);
  });
}

/** The site's own two faces that are there, not what the reader's machine stands in with. */
export async function loadedFonts(): Promise<string[]> {
  const loaded = [...(await document.fonts.ready)].filter(({ status }) => status === "loaded");
  const names = loaded.map(({ family }) => family.replaceAll('"', ""));
  return names.filter((name) => ["Figtree", "Young Serif"].includes(name)).sort();
}

/** The versions of all pictures that are kept. */
export async function keptPictures(): Promise<string[]> {
  const [name = ""] = await caches.keys();
  const kept = await (await caches.open(name)).keys();
  return [...new Set(kept.flatMap(({ url }) => /\.([\w-]+)-hash\.svg/.exec(url)?.[1] ?? []))];
}

/**
 * Waits until no version waits any more, and the one that took over answers. A file that is asked for in the moment in
 * which Chromium lets a new version in keeps the old one on until it has been idle for half a minute and is stopped;
 * a browser that is watched, as here, stops none by itself before five minutes.
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

/** Makes what the worker has noted down look older. */
export async function age({ mark, days }: { mark: string; days: number }): Promise<void> {
  const [name = ""] = await caches.keys();
  const store = await caches.open(name);
  const then = Date.now() - days * 24 * 60 * 60 * 1000;
  for (const key of await store.keys())
    if (key.url.includes(`?${mark}`)) await store.put(key, new Response(String(then)));
}

/** Which version the page that is open says it is, in its text and in the names of its pictures. */
export function versionOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = /Version (\w+)$/.exec(document.querySelector("main")?.innerText.trim() ?? "")?.[1];
    const drawn = [...document.images].map((image) => /\.([\w-]+)-hash\.svg/.exec(image.src)?.[1]);
    return [...new Set([said ?? "", ...drawn.map((version) => version ?? "")])];
  });
}
