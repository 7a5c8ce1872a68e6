import { expect, test, vi } from "vitest";
import { install } from "./programs";

test.each([
  ["true", undefined],
  ["echo W: old >&2; echo E: no network >&2; echo E: no package >&2; exit 100", "E: no network"],
  ["echo One >&2; echo Two >&2; exit 1", "Two"],
  ["exit 3", "exit code 3"],
])("%s", (command, problem) => {
  vi.stubEnv("NO_INSTALL", "");
  const log = vi.spyOn(console, "log").mockReturnValueOnce();
  expect(install(command)).toBe(problem);
  expect(log).toHaveBeenCalledExactlyOnceWith(`Installing: ${command}`);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
