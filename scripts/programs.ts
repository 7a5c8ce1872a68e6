import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// Finds and installs programs that tests need and npm does not install.

export const isRoot = process.getuid?.() === 0;

/** Looks on PATH and in /usr/sbin, which only root has on PATH. */
export function findPrograms(...names: readonly string[]): string[] {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

/** The command that installs a package on Debian or Ubuntu; undefined if it cannot run here. */
export function aptCommand(name: string): string | undefined {
  if (!isRoot || findPrograms("apt-get").length === 0) return undefined;
  return `apt-get update --error-on=any; apt-get install --yes --no-install-recommends ${name}`;
}

/** Returns what went wrong, in one line, or undefined. Does nothing but say so if NO_INSTALL is set. */
export function install(command: string): string | undefined {
  if (process.env.NO_INSTALL) return "not run, because NO_INSTALL is set";
  console.log(`Installing: ${command}`);
  const { status, stderr } = spawnSync(command, {
    shell: true,
    // Nobody can answer questions.
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    encoding: "utf8",
  });
  if (status === 0) return undefined;
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  return lines.find((line) => /^E: |^Error\b/.test(line)) ?? lines.at(-1) ?? `exit code ${status}`;
}
