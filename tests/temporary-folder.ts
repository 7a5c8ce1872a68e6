import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** An empty folder for each test. */
export function temporaryFolder(): () => string {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), "test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}
