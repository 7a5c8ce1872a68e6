import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { offline } from "../../hosting/policy";
import { type Listening, listen } from "../../preview/listen";
import { createSite } from "../../preview/site";
import { compressFiles } from "../../scripts/build/compress";
import { bundleOffline, writeOfflineFiles } from "../../scripts/build/offline-files";
import { fixtureSite } from "../sites";

/** The built site in a folder of its own, on a server that a test stops, starts and makes fail. */
export class OfflineSite {
  readonly folder = mkdtempSync(join(realpathSync(tmpdir()), "offline-"));
  /** Addresses that are answered with 500. */
  readonly failing = new Set<string>();
  /** Every request that reached the server. */
  readonly requests: string[] = [];
  /** When a script asked for a file, the worker that keeps it among them; in milliseconds. */
  readonly fetchTimes: number[] = [];
  address = "";
  #server: Listening | undefined;
  #port = 0;

  constructor() {
    cpSync(fixtureSite, this.folder, { recursive: true });
  }

  async start(): Promise<void> {
    const answer = createSite(this.folder);
    const server = await listen(
      (request, response) => {
        this.requests.push(request.url ?? "");
        if (request.headers["sec-fetch-dest"] === "empty") this.fetchTimes.push(performance.now());
        if (this.failing.has(request.url ?? "")) response.writeHead(500).end("Broken");
        else answer(request, response);
      },
      { port: this.#port },
    );
    this.#server = server;
    this.#port = Number(new URL(server.address).port);
    this.address = server.address;
  }

  /** Stops answering, and waits until nobody can reach it. */
  async stop(): Promise<void> {
    this.#server?.close();
    this.#server = undefined;
    while (await reaches(this.address)) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** Publishes another version: all pages name it, and all pictures have another name, as after a build. */
  async publish(version: string): Promise<void> {
    for (const name of this.#names("art")) {
      cpSync(join(this.folder, name), join(this.folder, rename(name, version)));
      rmSync(join(this.folder, name));
    }
    const pages = this.#names("").filter((name) => name.endsWith(".html"));
    for (const page of pages) {
      const path = join(this.folder, page);
      const html = readFileSync(path, "utf8").replaceAll(/\/art\/[\w.-]+/g, (name) => rename(name, version));
      writeFileSync(
        path,
        html.replace(/(?:<p>Version [\w ]+<\/p>)?<\/main>/, `<p>Version ${version}</p></main>`),
      );
    }
    await this.relist(pages);
  }

  /** Lists anew what there is now, as a build does. */
  async relist(changed: readonly string[] = []): Promise<void> {
    await compressFiles(this.folder, changed);
    await writeOfflineFiles(this.folder, await bundleOffline());
    await this.restart();
  }

  /** Changes a file after it was listed, as a deployment does that stops half way. */
  async alter(name: string): Promise<void> {
    const path = join(this.folder, name);
    writeFileSync(path, `${readFileSync(path, "utf8")}\n`);
    await compressFiles(this.folder, [name]);
    await this.restart();
  }

  /** A server reads the folder when it starts. */
  async restart(): Promise<void> {
    if (!this.#server) return;
    await this.stop();
    await this.start();
  }

  /**
   * Lets the browser look for a new version, as it does by itself after each navigation; says how that ended. Asked in
   * the hidden frame: the policy of a page lets it neither register nor renew a worker.
   */
  async update(page: Page): Promise<"waiting" | "failed"> {
    const frame = page.frames().find((each) => each.url().endsWith("/offline.htm"));
    if (!frame) throw new Error(`${page.url()} has no hidden frame`);
    // A browser that is asking already, by itself, does not ask again, and may have asked for what was there before.
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

  #names(folder: string): string[] {
    return readdirSync(join(this.folder, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name).replaceAll("\\", "/"),
    );
  }
}

/** `/art/x.HASH.svg` with another hash. */
function rename(name: string, version: string): string {
  return name.replace(/\.[\w-]+\.svg/, `.${version}-hash.svg`);
}

async function reaches(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

/** Waits until the report is kept: the page that is open has a worker that answers for it. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { serviceWorker } = navigator;
        if (serviceWorker.controller?.state === "activated") return resolve();
        serviceWorker.addEventListener("controllerchange", () => resolve());
        if (serviceWorker.controller) resolve();
      }),
  );
}

async function lookForUpdate(): Promise<"waiting" | "failed" | "nothing"> {
  const registration = await navigator.serviceWorker.ready;
  const lasts = async (condition: () => boolean) => {
    while (condition()) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  // What the browser installs by itself, after the last page, may have begun before what is there now.
  await lasts(() => registration.installing !== null);
  // Listened for: one that fails at once may be gone before the answer to the question has come.
  const found: ServiceWorker[] = [];
  const note = () => {
    if (registration.installing) found.push(registration.installing);
  };
  registration.addEventListener("updatefound", note);
  await registration.update();
  const end = performance.now() + 2000;
  await lasts(() => found.length === 0 && !registration.waiting && performance.now() < end);
  registration.removeEventListener("updatefound", note);
  const worker = found[0];
  if (!worker) return registration.waiting ? "waiting" : "nothing";
  await lasts(() => worker.state === "installing");
  return worker.state === "redundant" ? "failed" : "waiting";
}
