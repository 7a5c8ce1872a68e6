import { expect, test, vi } from "vitest";
import { root, runCommand } from "./command";

test("a command refuses to start in another folder", async () => {
  vi.spyOn(process, "cwd").mockReturnValueOnce("/elsewhere");
  const error = vi.spyOn(console, "error").mockReturnValueOnce();
  await runCommand(() => true);
  expect(error).toHaveBeenCalledExactlyOnceWith(`Run this in ${root}`);
  process.exitCode = 0;
});
