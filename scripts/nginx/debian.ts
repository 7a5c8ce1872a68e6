import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin", "/usr/local/bin"];

/** The path of a program, got from Debian's packages where it is missing and we may install; undefined if not to be had. */
export function findProgram(name: string, debianPackage = name): string | undefined {
  const present = locate(name);
  if (present !== undefined || !isDebianRoot()) return present;
  console.log(`No ${name} found. Trying apt-get install ${debianPackage} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", debianPackage]]) {
    const { status } = spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
    if (status !== 0) return undefined;
  }
  return locate(name);
}

function locate(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

export function isDebianRoot(): boolean {
  return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}
