import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, typescript } from "./command";

// On macOS and Windows, Chrome is found without PATH. That a browser is installed is tried by hand, on a machine without one.
test.runIf(process.platform === "linux")(
  "tests stop at once if no browser starts, with what each said",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "browser-"));
    try {
      const stub = "#!/bin/sh\necho Run snap install chromium. >&2\nexit 1\n";
      writeFileSync(join(folder, "chromium"), stub, { mode: 0o755 });
      const env = { PATH: folder, CHROME_PATH: "/gone", PLAYWRIGHT_BROWSERS_PATH: folder, NO_INSTALL: "1" };
      const options = { cwd: root, env, encoding: "utf8" } as const;
      const ended = spawnSync(process.execPath, [...typescript, "scripts/test.ts", "e2e"], options);
      expect(ended.stderr).toMatch(/^ {2}\/gone: .*doesn't exist/m);
      expect(ended.stderr).toContain(`  ${folder}/chromium: Run snap install chromium.\n`);
      expect(ended.stderr).toMatch(
        /^ {2}npx playwright install .*chromium: not run, because NO_INSTALL is set/m,
      );
      expect(ended.stdout).toBe("0 passed, 1 failed\n");
      expect(ended.status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
