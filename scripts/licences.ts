import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFault, type Package } from "./licences/check";

interface LockedPackage {
  version?: string;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  link?: boolean;
}

interface Manifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  scripts?: Record<string, string>;
}

/** Fails on a dependency, of the site or of its tools, whose licence does not fit or that runs a script unasked. */
function checkLicences(): boolean {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const packages = Object.entries(lock.packages)
    .filter(([path, { link }]) => path !== "" && !link)
    .map(([path, locked]) => readPackage(root, path, locked));
  const faults = packages.map(findFault).filter((fault) => fault !== undefined);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${packages.length} packages, each with a licence that fits`);
  return faults.length === 0;
}

/** What is installed says it best; the lockfile speaks for packages of other systems. */
function readPackage(root: string, path: string, locked: LockedPackage): Package {
  const file = join(root, path, "package.json");
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const { license, licenses, scripts = {} } = manifest;
  const named = typeof license === "object" ? license.type : license;
  return {
    name: path.replace(/^.*node_modules\//, ""),
    version: locked.version ?? "",
    licence: named ?? licenses?.[0]?.type ?? locked.license,
    hasInstallScript:
      ["preinstall", "install", "postinstall"].some((name) => scripts[name]) ||
      (locked.hasInstallScript ?? false),
    isTool: locked.dev ?? false,
  };
}

process.exitCode = checkLicences() ? 0 : 1;
