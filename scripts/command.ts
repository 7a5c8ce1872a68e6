import { spawn } from "node:child_process";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Node options to run TypeScript without the second process of the `tsx` command. */
export const typescript = ["--import", "tsx"];

/** One of the project's scripts (`scripts/x.ts`) or the name of a package's command, and its arguments. */
export type Command = readonly [name: string, ...args: string[]];

/**
 * Vite 8 prints this because @react-router/dev 7 still passes `envFile` to it. No setting prevents it; version 8 of the
 * framework will.
 */
const upstreamNoise = "The `envFile` option is deprecated";

/** Runs a command in the project's folder and returns whether it succeeded. */
export async function run(
  [name, ...args]: Command,
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<boolean> {
  const isScript = name.endsWith(".ts");
  const file = isScript ? process.execPath : join(root, "node_modules", ".bin", name);
  const child = spawn(file, isScript ? [...typescript, name, ...args] : args, {
    cwd: root,
    stdio: ["inherit", "inherit", name === "react-router" ? "pipe" : "inherit"],
    env: { ...process.env, ...env },
    // On Windows, the commands of packages are shell scripts.
    shell: !isScript && process.platform === "win32",
  });
  if (child.stderr)
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (!line.includes(upstreamNoise)) process.stderr.write(`${line}\n`);
    });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0));
  });
}

/** Does a command's work, which returns `false` if it failed. Of an error only the message is printed: it is for the user. */
export async function runCommand(work: () => unknown): Promise<void> {
  try {
    // tsx reads tsconfig.json from where it starts, and relative settings begin there.
    if (relative(root, ".") !== "") throw new Error(`Run this in ${root}`);
    process.exitCode = (await work()) === false ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
