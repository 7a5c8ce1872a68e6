import { readFileSync } from "node:fs";
import { findFault, type LockedPackage } from "./licences/check";

// Fails if a dependency has a license that does not fit, or an install script. The lockfile also lists the packages
// that npm installs on other systems.
const lockfile = new URL("../package-lock.json", import.meta.url);
const { packages } = JSON.parse(readFileSync(lockfile, "utf8")) as {
  packages: Record<string, Omit<LockedPackage, "name">>;
};
const locked = Object.entries(packages).filter(([path]) => path !== "");
const faults = locked.flatMap(
  ([path, entry]) => findFault({ ...entry, name: path.replace(/^.*node_modules\//, "") }) ?? [],
);
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${locked.length} packages, each with a license that fits`);
process.exitCode = faults.length === 0 ? 0 : 1;
