import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { describeError, root } from "./command";
import { listen } from "./site-server";

const start = (...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/start.ts", ...options], { cwd: root }).stderr;

test.each([
  [["--port", "abc"], 'The port is "abc"; expected a number up to 65535'],
  [["--port", "70000"], 'The port is "70000"; expected a number up to 65535'],
  [["--host", "no-host.invalid"], "This machine has no address no-host.invalid. Leave --host out"],
])("npm start -- %j", (options, message) => {
  expect(String(start(...options))).toContain(message);
});

test("a port that is in use", async () => {
  const { address, close } = await listen(() => {}, 0);
  const { port } = new URL(address);
  expect(String(start("--port", port))).toContain(
    `Port ${port} is in use by another program. Choose another`,
  );
  close();
});

test.each(["ENOSPC: no space left on device, write", "Caused by:\n No space left on device (os error 28)"])(
  "a full disk: %j",
  (message) => {
    expect(describeError(new Error(message))).toMatch(/^The disk is full\. Free some space/u);
  },
);
