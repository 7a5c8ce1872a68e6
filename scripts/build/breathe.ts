import { setImmediate } from "node:timers/promises";

/** Milliseconds of work after which the main thread looks whether another has something for it. */
const longest = 8;

/**
 * Makes a function to call between the steps of long work on the main thread. Now and then it lets what has ended beside
 * the main thread be taken over and the next be begun; else the other threads would run dry.
 */
export function takeBreaths(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < longest) return;
    await setImmediate();
    last = performance.now();
  };
}
