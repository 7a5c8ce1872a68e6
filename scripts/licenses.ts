import { readFileSync } from "node:fs";
import { findFault, type LockedPackage } from "./licenses/find-fault";

// Fails if a package has a license that does not fit, or an install script. The lockfile also lists the packages that npm
// installs on other systems.
const lockfile = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");
const { "": _, ...packages }: Record<string, LockedPackage> = JSON.parse(lockfile).packages;
const faults = Object.entries(packages).flatMap(([path, entry]) => findFault(path, entry) ?? []);
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(packages).length} packages, ${faults.length} with a license that does not fit`);
process.exitCode = faults.length === 0 ? 0 : 1;
