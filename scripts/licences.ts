import { readFileSync } from "node:fs";
import { findFault, type LockedPackage } from "./licences/check";

// Fails on a dependency, of the site or of its tools, whose licence does not fit or that has an install script. The
// lockfile also names what npm installs on other systems.
const lockfile = new URL("../package-lock.json", import.meta.url);
const { packages } = JSON.parse(readFileSync(lockfile, "utf8")) as {
  packages: Record<string, Omit<LockedPackage, "name">>;
};
const locked = Object.entries(packages).filter(([path]) => path !== "");
const faults = locked.flatMap(
  ([path, entry]) => findFault({ ...entry, name: path.replace(/^.*node_modules\//, "") }) ?? [],
);
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${locked.length} packages, each with a licence that fits`);
process.exitCode = faults.length === 0 ? 0 : 1;
