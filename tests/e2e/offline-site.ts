import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { listFiles } from "../../hosting/list-files";
import { offline } from "../../hosting/offline";
import { type Listening, listen } from "../../preview/listen";
import { createSite } from "../../preview/site";
import { bundleOffline, writeOfflineFiles } from "../../scripts/build/offline-files";
import { isReached } from "../local-server";
import { fixtureSite } from "../sites";

const scripts = bundleOffline();

/** A copy of the built site, on a server that a test stops, starts and makes fail. */
export class OfflineSite {
  readonly folder = mkdtempSync(join(realpathSync(tmpdir()), "offline-"));
  /** Addresses that are answered with 500. */
  readonly failing = new Set<string>();
  /** Every request that reached the server. */
  readonly requests: string[] = [];
  /** When scripts fetched a file, the service worker among them; in milliseconds. */
  readonly fetchTimes: number[] = [];
  address = "";
  #server: Listening | undefined;
  #port = 0;

  /** Starts a server for a fresh copy. */
  static async serve(): Promise<OfflineSite> {
    const site = new OfflineSite();
    cpSync(fixtureSite, site.folder, { recursive: true });
    await site.start();
    return site;
  }

  /** Does nothing where the server runs. */
  async start(): Promise<void> {
    if (this.#server) return;
    const answer = createSite(this.folder);
    this.#server = await listen(
      (request, response) => {
        this.requests.push(request.url ?? "");
        if (request.headers["sec-fetch-dest"] === "empty") this.fetchTimes.push(performance.now());
        if (this.failing.has(request.url ?? "")) response.writeHead(500).end("Broken");
        else answer(request, response);
      },
      { port: this.#port },
    );
    this.address = this.#server.address;
    this.#port = Number(new URL(this.address).port);
  }

  /** Resolves when nobody reaches the server. */
  async stop(): Promise<void> {
    this.#server?.close();
    this.#server = undefined;
    while (await isReached(this.address)) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Publishes another version: as after a build, every page names it and every picture has another file name. */
  async publish(version: string): Promise<void> {
    const names = listFiles(this.folder);
    for (const name of names.filter((each) => each.startsWith("art/"))) {
      cpSync(join(this.folder, name), join(this.folder, rename(name, version)));
      rmSync(join(this.folder, name));
    }
    for (const page of names.filter((name) => name.endsWith(".html")))
      this.#rewrite(page, (html) =>
        html
          .replaceAll(/\/art\/[\w.-]+/g, (name) => rename(name, version))
          .replace(/(?:<p>Version [\w ]+<\/p>)?<\/main>/, `<p>Version ${version}</p></main>`),
      );
    await this.writePrecacheManifest();
  }

  /** Lists the files as a build does, in a service worker with the new list. */
  async writePrecacheManifest(): Promise<void> {
    await writeOfflineFiles(this.folder, await scripts);
    await this.#restart();
  }

  /** Changes a file and leaves its old checksum in the precache manifest, as a broken-off deployment does. */
  async alter(name: string): Promise<void> {
    this.#rewrite(name, (text) => `${text}\n`);
    await this.#restart();
  }

  /**
   * Asks the browser for a new version, as it asks after each navigation, and says how that ended. Runs in the hidden
   * frame: the policy of a page lets it neither register nor update a worker.
   */
  async update(page: Page): Promise<"waiting" | "failed"> {
    const frame = page.frames().find((each) => each.url().endsWith("/offline.htm"));
    if (!frame) throw new Error(`${page.url()} has no hidden frame`);
    // While the browser is asking anyway, it does not ask again, and that answer may be from before the new version.
    const known = this.#askedForWorker;
    for (;;) {
      const [ended] = await Promise.allSettled([frame.evaluate(lookForUpdate)]);
      if (this.#askedForWorker === known) continue;
      if (ended.status === "rejected") throw ended.reason;
      if (ended.value !== "nothing") return ended.value;
    }
  }

  get #askedForWorker(): number {
    return this.requests.filter((address) => address === offline.worker).length;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The server reads the folder when it starts. */
  async #restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Removes the compressed copies, which hold the old text: the server then sends the file itself. */
  #rewrite(name: string, change: (text: string) => string): void {
    const path = join(this.folder, name);
    writeFileSync(path, change(readFileSync(path, "utf8")));
    for (const ending of [".br", ".gz"]) rmSync(path + ending, { force: true });
  }
}

/** `/art/x.HASH.svg` with another hash. */
function rename(name: string, version: string): string {
  return name.replace(/\.[\w-]+\.svg/, `.${version}-hash.svg`);
}

/** Resolves when the service worker has cached the report and answers for the open page. */
export async function waitUntilCached(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { serviceWorker } = navigator;
        if (serviceWorker.controller) return resolve();
        serviceWorker.addEventListener("controllerchange", () => resolve());
      }),
  );
}

async function lookForUpdate(): Promise<"waiting" | "failed" | "nothing"> {
  const registration = await navigator.serviceWorker.ready;
  const lasts = async (condition: () => boolean) => {
    while (condition()) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  // The browser may have begun to install the version before this one.
  await lasts(() => registration.installing !== null);
  // A listener, because a worker that fails at once may be gone when update() resolves.
  const found: ServiceWorker[] = [];
  const note = () => {
    if (registration.installing) found.push(registration.installing);
  };
  registration.addEventListener("updatefound", note);
  const { waiting } = registration;
  await registration.update();
  const end = performance.now() + 2000;
  await lasts(() => found.length === 0 && registration.waiting === waiting && performance.now() < end);
  registration.removeEventListener("updatefound", note);
  const worker = found[0];
  if (!worker) return registration.waiting ? "waiting" : "nothing";
  await lasts(() => worker.state === "installing");
  return worker.state === "redundant" ? "failed" : "waiting";
}
