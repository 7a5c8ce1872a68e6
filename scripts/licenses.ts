import { readFileSync } from "node:fs";

// Fails if a package has a license that does not fit, or an install script. The lockfile also lists the packages that npm
// installs on other systems.
interface LockedPackage {
  license?: string;
  hasInstallScript?: boolean;
}

/** They demand no more than a notice. MPL-2.0 and the licenses of fonts and data apply only to the files themselves. */
const fitting =
  /^(?:0BSD|Apache-2\.0|BSD-[23]-Clause|CC-BY-[34]\.0|CC0-1\.0|ISC|MIT|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib)$/;

/** Licenses of tools, which demand something only from whoever distributes them: libvips and citeproc. */
const fittingTools = [
  [/\/@img\/sharp-/, "LGPL-3.0-or-later"],
  [/\/citeproc$/, "CPAL-1.0"],
] as const;

/** npm runs none (`ignore-scripts` in .npmrc). These two only prepare a binary that npm also installs as a package. */
const harmlessScripts = /\/(?:esbuild|fsevents)$/;

/** Every part of one alternative must fit. No package nests alternatives; one that did would be refused. */
function fits(path: string, license: string): boolean {
  const further: string[] = fittingTools.flatMap(([tool, own]) => (tool.test(path) ? own : []));
  return license
    .replaceAll(/^\(|\)$/g, "")
    .split(" OR ")
    .some((each) => each.split(" AND ").every((part) => fitting.test(part) || further.includes(part)));
}

const lockfile = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");
const { "": _, ...packages }: Record<string, LockedPackage> = JSON.parse(lockfile).packages;
const faults = Object.entries(packages).flatMap(([path, { license = "none", hasInstallScript }]) => [
  ...(fits(path, license) ? [] : [`${path}: the license ${license} does not fit`]),
  ...(hasInstallScript && !harmlessScripts.test(path) ? [`${path}: has an install script`] : []),
]);
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(packages).length} packages, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
