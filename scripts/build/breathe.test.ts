import { setImmediate } from "node:timers";
import { expect, test } from "vitest";
import { takeBreaths } from "./breathe";

/** Whether something that waits for the main thread has had its turn after so many milliseconds of work. */
async function isServedAfter(milliseconds: number): Promise<boolean> {
  let isServed = false;
  const breathe = takeBreaths();
  setImmediate(() => {
    isServed = true;
  });
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  await breathe();
  return isServed;
}

test("after long work what waits has its turn", async () => {
  expect(await isServedAfter(20)).toBe(true);
});

test("short work goes on", async () => {
  expect(await isServedAfter(0)).toBe(false);
});
