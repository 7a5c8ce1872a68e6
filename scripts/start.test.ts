import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { describeError, root } from "./command";
import { listen } from "./site-server";

const start = (...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/start.ts", ...options], { cwd: root }).stderr;

test.each(["abc", "70000"])("the port %s", (port) => {
  expect(String(start("--port", port))).toContain(`The port is "${port}"; expected a number up to 65535`);
});

test("a port that is in use", async () => {
  const { address, close } = await listen(() => {}, 0);
  const { port } = new URL(address);
  expect(String(start("--port", port))).toContain(
    `Port ${port} is in use by another program. Choose another`,
  );
  close();
});

test("a full disk, as Node and Vite say it", () => {
  for (const message of ["ENOSPC: no space left on device, write", "No space left on device (os error 28)"])
    expect(describeError(new Error(message))).toMatch(/^The disk is full\. Free some space/u);
});
