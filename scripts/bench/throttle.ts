import type { BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** A slow phone on a slow network: milliseconds to the first byte of every answer, and times the processor is slowed. */
export const slowness = { latency: 150, megabitsPerSecond: 1.6, processor: 4 };

/** The screen on which pages are measured, in CSS pixels. */
export const viewport = { width: 1280, height: 900 };

/** The same for every measurement with Playwright: nothing set that a reader's browser would not have. */
export const contextOptions: BrowserContextOptions = { viewport };

/** The commands of the DevTools protocol that slow a page's network and processor. */
export function networkConditions() {
  const bytesPerSecond = (slowness.megabitsPerSecond * 1_000_000) / 8;
  return {
    offline: false,
    latency: slowness.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  };
}

/** Slows a page's processor and, unless told otherwise, its network. */
export async function throttle(page: Page, { network = true } = {}): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  if (network) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", networkConditions());
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness.processor });
  return session;
}

/** How long anything may take on a busy machine before it counts as failed, in milliseconds. */
export const patience = 120_000;
