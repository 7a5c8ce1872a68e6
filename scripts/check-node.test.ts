import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { engines, scripts } from "../package.json";
import { root } from "./command";

/** Runs the check as another version of Node.js would. */
function checkNode(version: string) {
  const code = `
    Object.defineProperty(process, "versions", { value: { node: "${version}" } });
    require("./scripts/check-node.cjs");
  `;
  const args = ["--eval", code];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  return { status, stderr };
}

const required = engines.node.replace(">=", "");
const [major = 0, minor = 0] = required.split(".").map(Number);

test.each([`${major - 2}.99.0`, `${major}.${minor - 1}.9`])("refuses Node.js %s", (version) => {
  const stderr = `Node.js ${required} or newer is required; this is ${version}.\n`;
  expect(checkNode(version)).toEqual({ status: 1, stderr });
});

test.each([required, `${major}.${minor + 1}.0`, `${major + 1}.0.0`])("accepts Node.js %s", (version) => {
  expect(checkNode(version)).toEqual({ status: 0, stderr: "" });
});

test.each(Object.entries(scripts))("npm run %s loads the check first", (_, command) => {
  expect(command).toMatch(/^(?:node|tsx) --require \.\/scripts\/check-node\.cjs \S/);
});
