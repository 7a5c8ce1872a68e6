import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../preview/listen";
import { typescript } from "../../scripts/command";
import { fixtureProject } from "../sites";
import { heart, trialContent } from "../trial-content";

const content = trialContent();
const bundle = join(fixtureProject, "build/server/index.js");

/** What `npm start` says and returns in the fixture's project. */
function start(port: string, env: Record<string, string> = {}) {
  const args = [...typescript, "preview/serve.ts", "--build", "--port", port];
  const options = { cwd: fixtureProject, env: { ...process.env, ...env }, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, said: stdout + stderr };
}

test("a port in use is found before the build", async () => {
  const { address, close } = await listen(() => {}, { port: 0 });
  onTestFinished(close);
  const { port } = new URL(address);
  const bundled = statSync(bundle).mtimeMs;
  expect(start(port)).toEqual({ status: 1, said: expect.stringMatching(`^Port ${port} is in use`) });
  expect(statSync(bundle).mtimeMs).toBe(bundled);
});

test("a problem of the content ends the start, and only it is printed", () => {
  const position = content.edit(heart, /^theme:.*/m, "theme: ‸[]").replace("content/", "");
  const { status, said } = start("0", { CONTENT_DIR: content.path(".") });
  expect(status).toBe(1);
  const [heading, , problem, ...rest] = said.trim().split("\n");
  expect(heading).toBe("The content has 1 problem:");
  expect(problem).toContain(`${position}  theme: found []`);
  expect(rest).toEqual(["", "Nothing is served."]);
});
