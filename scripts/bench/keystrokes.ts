import type { Page } from "@playwright/test";

/** What one key cost, in milliseconds after it was pressed. */
export interface Keystroke {
  key: string;
  /** Until a frame with the letter in the search box was drawn. */
  letter: number;
  /** Until a frame with the last change of the list was drawn. */
  settled: number;
}

/** Long enough for any list to come to rest after a key. */
const rest = 1200;

/** Sets up the clocks inside the page, where this is sent as text. */
function watchKeys() {
  const timing = { letter: 0, settled: 0 };
  let start = 0;
  Object.assign(window, { timing });
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(undefined);
    });
  const showLetter = () =>
    afterPaint(() => {
      timing.letter = performance.now() - start;
    });
  const begin = (event: KeyboardEvent) => {
    start = event.timeStamp;
    timing.letter = 0;
    timing.settled = 0;
    // The page itself clears the box, which makes no input event.
    if (event.key === "Escape") showLetter();
  };
  document.addEventListener("keydown", begin, { capture: true });
  document.addEventListener("input", showLetter, { capture: true });
  const list = document.getElementById("product-list");
  if (!list) throw new Error("no product list in the page");
  new MutationObserver(() =>
    afterPaint(() => {
      timing.settled = performance.now() - start;
    }),
  ).observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Presses keys in the search box, one at a time with the list at rest between them. */
export async function measureKeys(page: Page, keys: readonly string[]): Promise<Keystroke[]> {
  await page.evaluate(watchKeys);
  await page.getByRole("searchbox").focus();
  const measured: Keystroke[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(rest);
    const timing = await page.evaluate(
      () => (window as unknown as { timing: Omit<Keystroke, "key"> }).timing,
    );
    measured.push({ key, letter: timing.letter, settled: Math.max(timing.letter, timing.settled) });
  }
  return measured;
}
