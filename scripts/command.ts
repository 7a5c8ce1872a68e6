import { spawn } from "node:child_process";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The folder of the site: dist/, or the one in DIST. */
export const dist = resolve(root, process.env.DIST || "dist");

/** A script (`scripts/x.ts`) or a package's command, and its arguments. */
export type Command = readonly [name: string, ...args: string[]];

/** Returns whether the command succeeded. */
export async function run(
  [name, ...args]: Command,
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<boolean> {
  const isScript = name.endsWith(".ts");
  const file = isScript ? process.execPath : join(root, "node_modules", ".bin", name);
  const child = spawn(file, isScript ? ["--import", "tsx", name, ...args] : args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
    // On Windows, commands of packages are shell scripts.
    shell: !isScript && process.platform === "win32",
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0));
  });
}

/** Runs a command's work, which returns `false` if it failed. Errors are printed for users: the message only. */
export async function runCommand(work: () => unknown): Promise<void> {
  try {
    // tsx looks for tsconfig.json in the current folder, and relative settings begin there.
    if (relative(root, ".") !== "") throw new Error(`Run this in ${root}`);
    process.exitCode = (await work()) === false ? 1 : 0;
  } catch (error) {
    console.error(describeError(error as Error));
    process.exitCode = 1;
  }
}

/** The message of an error; of a full disk, in words of users, whichever library met it. */
export function describeError({ message }: Error): string {
  return /\bENOSPC\b|\bEDQUOT\b|no space left/iu.test(message)
    ? "The disk is full. Free some space, or name a folder on another disk in DIST, and run this again."
    : message;
}
