import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "./command";
import { listen } from "./site-server";

const start = (...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/start.ts", ...options], { cwd: root }).stderr;

test.each(["abc", "70000"])("rejects the port %s", (port) => {
  expect(String(start("--port", port))).toContain(`The port is "${port}"; expected a number up to 65535`);
});

test("reports a port that is in use", async () => {
  const { address, close } = await listen(() => {}, 0);
  const { port } = new URL(address);
  expect(String(start("--port", port))).toContain(`Port ${port} is in use by another program. Choose`);
  close();
});
