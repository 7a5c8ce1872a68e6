import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The folder of the site: dist/, or the one in DIST. */
export const dist = resolve(root, process.env.DIST || "dist");

/** Runs a script (`scripts/x.ts`) or a package's command, with its arguments. Returns whether it succeeded. */
export async function run([name, ...args]: readonly string[], { env: own = {} } = {}): Promise<boolean> {
  const command = [name?.endsWith(".ts") ? `tsx ${name}` : name, ...args].join(" ");
  const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}`, ...own };
  // With a shell, because commands of packages are scripts for it on Windows.
  const [code] = await once(spawn(command, { cwd: root, shell: true, stdio: "inherit", env }), "close");
  return code === 0;
}

/** Runs a command's work. Errors are printed for users: the message only. */
export async function runCommand(work: () => unknown): Promise<void> {
  try {
    // tsx looks for tsconfig.json in the current folder, and relative settings begin there.
    if (relative(root, ".") !== "") throw new Error(`Run this in ${root}`);
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
