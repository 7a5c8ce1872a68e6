import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// Programs that tests need and npm does not install.

export const isRoot = process.getuid?.() === 0;

/** The paths of programs with these names, on PATH or in /usr/sbin, which only root has on PATH. */
export function findPrograms(...names: readonly string[]): string[] {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

/** The command that installs a package of Debian or Ubuntu; undefined if it cannot run here. */
export function aptCommand(name: string): string | undefined {
  if (!isRoot || findPrograms("apt-get").length === 0) return undefined;
  return `apt-get update --error-on=any; apt-get install --yes --no-install-recommends ${name}`;
}

/** Runs a command that installs something, unless NO_INSTALL is set. Returns what went wrong, in a line, or undefined. */
export function install(command: string): string | undefined {
  if (process.env.NO_INSTALL) return "not run, because NO_INSTALL is set";
  console.log(`Installing: ${command}`);
  const { status, stderr } = spawnSync(command, {
    shell: true,
    // No questions.
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    encoding: "utf8",
  });
  if (status === 0) return undefined;
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  return lines.find((line) => /^E: |^Error\b/.test(line)) ?? lines.at(-1) ?? `exit code ${status}`;
}
