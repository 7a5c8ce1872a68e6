import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = 0;
});

async function check(...args: string[]): Promise<string> {
  vi.resetModules();
  const print = ["log", "warn", "error"] as const;
  const spies = print.map((name) => vi.spyOn(console, name).mockReturnValue());
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "check.ts", ...args]);
  await import("../check");
  return spies.flatMap(({ mock }) => mock.calls.flat()).join("\n");
}

test("the check refuses a base path that the build would refuse", async () => {
  vi.stubEnv("BASE_PATH", "/a b/");
  expect(await check()).toContain('BASE_PATH is "/a b/"');
});

test("with a name, it lists what to read again", async () => {
  vi.stubEnv("CONTENT_DIR", "tests/edition");
  const printed = await check("--names", "welly");
  expect(printed).toMatch(/^tests\/edition\/products\/03-welly-zoo-animals.yaml:\d+:\d+ {2}name: Welly/mu);
  expect(printed).not.toContain("slug");
});
