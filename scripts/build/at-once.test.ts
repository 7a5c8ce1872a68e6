import { expect, test } from "vitest";
import { eachAtOnce } from "./at-once";

test("does each item once, and never more than the limit together", async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await eachAtOnce(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, item % 2));
    running -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test("a failure is thrown", async () => {
  const fail = eachAtOnce(2, ["a", "b"], async (item) => {
    if (item === "b") throw new Error("b cannot be done");
  });
  await expect(fail).rejects.toThrow("b cannot be done");
});
