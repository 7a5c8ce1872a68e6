import type { Browser, Page } from "@playwright/test";
import { median, type Profile, slow, withPage } from "./browser";

const patience = 60_000;

/** Where a reader taps or clicks, on the home page. */
export interface Target {
  link: string;
  /** Behind the phone's menu button. */
  inMenu: boolean;
}

/** Milliseconds from a tap on a link of the home page to the first paint of the next page. */
export function measureTap(
  browser: Browser,
  profile: Profile,
  site: string,
  { link, inMenu }: Target,
): Promise<number> {
  return withPage(browser, profile, slow, async (page) => {
    await page.addInitScript(() => {
      const note = ({ timeStamp }: Event) =>
        sessionStorage.setItem("tapped", String(performance.timeOrigin + timeStamp));
      addEventListener("pointerup", note, { capture: true });
    });
    await page.goto(site, { waitUntil: "load", timeout: patience });
    await page.waitForTimeout(2000);
    const act = profile === "phone" ? "tap" : "click";
    const place = inMenu ? "header" : "main";
    if (inMenu && profile === "phone") {
      await page.getByRole("button", { name: "Menu" })[act]();
      await page.waitForTimeout(500);
    }
    await page.locator(`${place} a[href="${link}"]:visible`).first()[act]({ noWaitAfter: true });
    await page.waitForURL((url) => url.pathname === link, { timeout: patience });
    return read(page, () => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return paint ? performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("tapped")) : 0;
    });
  });
}

/** Milliseconds from navigation until something entered filters the list. */
export function measureFilter(browser: Browser, address: string): Promise<number> {
  return withPage(browser, "phone", slow, async (page) => {
    await page.addInitScript(typeUntilFiltered);
    await page.goto(address, { waitUntil: "commit", timeout: patience });
    return read(page, () => (window as unknown as { works?: number }).works ?? 0);
  });
}

/** Runs inside the page: from the first paint on enters one word and another by turns until the list is filtered. */
function typeUntilFiltered(): void {
  const words = ["bear", "bea"];
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const enter = () => {
    const [, shown, all] =
      /(\d+) of (\d+)/.exec(document.querySelector("[role=status]")?.textContent ?? "") ?? [];
    if (shown !== all) {
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { works: performance.now() })));
      return;
    }
    const box = document.querySelector<HTMLInputElement>("input[type=search]");
    words.reverse();
    write?.call(box, words[0]);
    box?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    setTimeout(enter, 25);
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) enter();
  }).observe({ type: "paint", buffered: true });
}

/**
 * Types words into the product list letter by letter and clears the box after each, the processor slowed.
 *
 * @param rest how long the list may take, in milliseconds
 * @returns milliseconds from each key to the frame with the list's last change; the medians of letters and of clearing
 */
export function measureKeys(browser: Browser, address: string, rest: number): Promise<[number, number]> {
  return withPage(browser, "phone", { ...slow, latency: 0, megabits: 1000 }, async (page) => {
    await page.goto(address, { waitUntil: "load", timeout: patience });
    await page.waitForTimeout(3000);
    await page.evaluate(watchKeys);
    await page.getByRole("searchbox").focus();
    const took = new Map<boolean, number[]>([false, true].map((isClear) => [isClear, []]));
    for (const key of [..."bear", "Escape", ..."heart", "Escape"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(rest);
      took
        .get(key === "Escape")
        ?.push(await page.evaluate(() => (window as unknown as { took: number }).took));
    }
    return [median(took.get(false) ?? []), median(took.get(true) ?? [])];
  });
}

/** Runs inside the page. */
function watchKeys(): void {
  let pressed = 0;
  document.addEventListener(
    "keydown",
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { capture: true },
  );
  const list = document.querySelector("[role=status]")?.closest(".wide");
  if (!list) throw new Error("There is no product list in this page.");
  new MutationObserver(() =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { took: performance.now() - pressed });
      port2.postMessage(undefined);
    }),
  ).observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Asks now and then until the page has an answer: asking takes time from the page. */
async function read(page: Page, ask: () => number): Promise<number> {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    await page.waitForTimeout(300);
    const answer = await page.evaluate(ask).catch(() => 0);
    if (answer > 0) return answer;
  }
  throw new Error(`${page.url()} gave no answer in time.`);
}
