import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { root, runCommand } from "./command";

test("a command refuses to start in another folder", async () => {
  vi.spyOn(process, "cwd").mockReturnValueOnce("/elsewhere");
  const error = vi.spyOn(console, "error").mockReturnValueOnce();
  await runCommand(() => true);
  expect(error).toHaveBeenCalledExactlyOnceWith(`Run this in ${root}`);
  process.exitCode = 0;
});

test.runIf(existsSync(".git"))("clones have the same line ends on every system", () => {
  const read = (path: string) =>
    execFileSync("git", ["check-attr", "text", "eol", "--", path], { encoding: "utf8" });
  expect(read("content/report.yaml")).toMatch(/text: auto\n.* eol: lf\n/);
  expect(read("archive/1.0.0/products.csv")).toContain("text: unset");
});
