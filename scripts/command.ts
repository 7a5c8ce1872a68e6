import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { readDistFolder } from "./settings";

/** The root folder of this project, with a slash at its end. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The folder of the built site: `dist/`, or the one that the environment variable DIST names. */
export const dist = resolve(root, readDistFolder());

/**
 * Runs a script in a new process and returns whether it succeeded. There is no shell between them, so
 * the script receives its arguments unchanged.
 *
 * @param command - the script, such as `scripts/build.ts` or a file that `findCommand` returns, and its arguments
 */
export async function run([script = "", ...args]: readonly string[]): Promise<boolean> {
  const nodeOptions = script.endsWith(".ts") ? ["--import", "tsx"] : [];
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], { cwd: root, stdio: "inherit" });
  const [code] = await once(child, "close");
  return code === 0;
}

/**
 * Returns the JavaScript file of a package's command. The files in `node_modules/.bin` would not do,
 * because on Windows they are scripts for a shell.
 */
export function findCommand(packageName: string, command = packageName): string {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin }: { bin: Record<string, string> } = require(manifest);
  const file = bin[command];
  if (!file) throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(dirname(manifest), file);
}

/**
 * Parses the arguments of the command.
 *
 * @throws {Error} If there is an argument that the command does not support, with the options that it supports.
 */
export function parseArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // The first sentence says what is wrong, such as "Unknown option '--pfd'".
    const [message] = (error as Error).message.split(". ");
    const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new Error(`${message}; expected ${options.join(", ") || "no options"}`, { cause: error });
  }
}

/** Runs the work of a command. If it throws, prints only the error's message, for users, and sets exit code 1. */
export async function runCommand(work: () => unknown): Promise<void> {
  try {
    // tsx reads tsconfig.json from the working directory, and relative paths in settings start there.
    if (relative(root, ".") !== "") throw new Error(`Run this in ${root}`);
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
