import type { Browser } from "@playwright/test";
import { median } from "../../app/analysis/value";
import { ask, withPage } from "./page";

/** Milliseconds from a tap on a link of the home page, or of its menu, to the first paint of the next page. */
export function measureTap(browser: Browser, site: string, place: "header" | "main", link: string) {
  return withPage(browser, "phone", "slow", async (page) => {
    await page.addInitScript(() => {
      const note = ({ timeStamp }: Event) =>
        sessionStorage.setItem("tapped", String(performance.timeOrigin + timeStamp));
      addEventListener("pointerup", note, { capture: true });
    });
    await page.goto(site, { waitUntil: "load" });
    await page.waitForTimeout(2000);
    if (place === "header") {
      await page.getByRole("button", { name: "Menu" }).tap();
      await page.waitForTimeout(500);
    }
    await page.locator(`${place} a[href="${link}"]:visible`).first().tap({ noWaitAfter: true });
    await page.waitForURL((url) => url.pathname === link);
    return ask(page, () => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return paint ? performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("tapped")) : 0;
    });
  });
}

/** Milliseconds from navigation until the search box filters the list. */
export function measureFilter(browser: Browser, address: string): Promise<number> {
  return withPage(browser, "phone", "slow", async (page) => {
    await page.addInitScript(typeUntilFiltered);
    await page.goto(address, { waitUntil: "commit" });
    return ask(page, () => (window as unknown as { works?: number }).works ?? 0);
  });
}

/** Runs in the page: enters two words alternately from the first paint until the list is filtered. */
function typeUntilFiltered(): void {
  const words = ["bear", "bea"];
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const enter = () => {
    const status = document.querySelector("[role=status]")?.textContent ?? "";
    const [, shown, all] = /(\d+) of (\d+)/.exec(status) ?? [];
    const note = () => Object.assign(window, { works: performance.now() });
    if (shown !== all) return void requestAnimationFrame(() => setTimeout(note));
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
 * Types words into the search box and clears it after each.
 *
 * @param rest milliseconds between keys
 * @returns medians of the milliseconds from a key to the frame with the list's last change
 */
export function measureKeys(browser: Browser, address: string, rest: number) {
  return withPage(browser, "phone", "none", async (page) => {
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(3000);
    await page.evaluate(watchKeys);
    await page.getByRole("searchbox").focus();
    const took = { letter: [] as number[], cleared: [] as number[] };
    for (const key of [..."bear", "Escape", ..."heart", "Escape"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(rest);
      const last = await page.evaluate(() => (window as unknown as { took: number }).took);
      took[key === "Escape" ? "cleared" : "letter"].push(last);
    }
    return { letter: median(took.letter), cleared: median(took.cleared) };
  });
}

/** Runs in the page. */
function watchKeys(): void {
  let pressed = 0;
  const note = ({ timeStamp }: Event) => {
    pressed = timeStamp;
  };
  addEventListener("keydown", note, { capture: true });
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
