import { expect, type Page } from "@playwright/test";

type Shift = { value: number; moved: string[] };

/** Runs before the page's own scripts. Records what moves without an action of the reader. */
export function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  type Entry = Shift & { hadRecentInput: boolean; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Entry[]) {
      if (entry.hadRecentInput) continue;
      const name = (node: Node | null) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.tagName.toLowerCase()} "${element?.textContent?.trim().slice(0, 30)}"`;
      };
      shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => name(node)) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Readers do not notice less. */
const unnoticed = 0.005;

/** Expects that nothing has moved. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${page.url()}: ${JSON.stringify(shifts)}`).toBeLessThan(unnoticed);
}

/** Scrolls down screen by screen, and waits for the pictures. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await frame();
  });
}
