import { expect, test, vi } from "vitest";
import { once } from "./once";

test("works at the first call only and gives the same ever after", () => {
  const work = vi.fn(() => ({}));
  const give = once(work);
  expect(work).not.toHaveBeenCalled();
  expect(give()).toBe(give());
  expect(work).toHaveBeenCalledOnce();
});
