import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Options with which Node runs TypeScript, without a second process as the command `tsx` starts. */
export const typescript = ["--import", "tsx"];

/** Optional settings. */
export interface RunOptions {
  env?: Record<string, string>;
  /** Which lines of its standard error to pass on. */
  keepWarning?: (line: string) => boolean;
  /** Discards standard output. */
  quiet?: boolean;
}

/**
 * Runs a command in the project's folder and says whether it succeeded.
 *
 * @param command one of the project's scripts (`scripts/x.ts`) or the name of a package's command, and its arguments
 */
export async function run(
  root: string,
  [name, ...args]: readonly [name: string, ...args: string[]],
  { env = {}, keepWarning, quiet = false }: RunOptions = {},
): Promise<boolean> {
  const isScript = name.endsWith(".ts");
  const file = isScript ? process.execPath : join(root, "node_modules", ".bin", name);
  const child = spawn(file, isScript ? [...typescript, name, ...args] : args, {
    cwd: root,
    stdio: ["inherit", quiet ? "ignore" : "inherit", keepWarning ? "pipe" : "inherit"],
    env: { ...process.env, ...env },
    // There, packages bring their commands as shell scripts.
    shell: !isScript && process.platform === "win32",
  });
  if (child.stderr && keepWarning) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (keepWarning(line)) process.stderr.write(`${line}\n`);
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0));
  });
}
