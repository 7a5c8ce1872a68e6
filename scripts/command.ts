import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A command that an installed package brings. */
export interface PackageCommand {
  package: string;
  /** Its name in the package's `bin`, where that is not the package's own. */
  name?: string;
  args: string[];
}

/** One of the project's own scripts, by its path in the project. */
export interface Script {
  script: string;
}

/** Options with which Node runs TypeScript, without a second process as the command `tsx` starts. */
export const typescript = ["--import", "tsx"];

/** Optional settings. */
export interface RunOptions {
  env?: Record<string, string>;
  /** Which lines of its standard error to pass on. Everything else the command writes to the terminal itself. */
  keepWarning?: (line: string) => boolean;
  /** Discards standard output; errors are still shown. */
  quiet?: boolean;
}

/** Runs a command in the project's folder and says whether it succeeded. */
export async function run(
  root: string,
  command: PackageCommand | Script,
  { env = {}, keepWarning, quiet = false }: RunOptions = {},
): Promise<boolean> {
  const args =
    "script" in command ? [...typescript, command.script] : [packageScript(root, command), ...command.args];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["inherit", quiet ? "ignore" : "inherit", keepWarning ? "pipe" : "inherit"],
    env: { ...process.env, ...env },
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

/** The command's script, for this same node to run: the shims in node_modules/.bin differ between systems. */
function packageScript(root: string, command: PackageCommand): string {
  const folder = join(root, "node_modules", command.package);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageBin;
  const script = typeof bin === "string" ? bin : bin?.[command.name ?? command.package];
  if (script === undefined)
    throw new Error(`The package ${command.package} brings no command ${command.name}.`);
  return join(folder, script);
}

interface PackageBin {
  bin?: string | Record<string, string>;
}
