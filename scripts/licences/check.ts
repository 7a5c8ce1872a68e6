import satisfies from "spdx-satisfies";

/** A package as package-lock.json describes it, with its name. */
export interface LockedPackage {
  name: string;
  version: string;
  license?: string;
  hasInstallScript?: boolean;
}

/**
 * SPDX identifiers of licenses that fit an MIT site: they demand no more than a notice. MPL-2.0 and the licenses of fonts
 * and data apply only to the files themselves.
 */
const fittingLicences = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
];

/** Additional licenses of tools, of which nothing is published, by package name. */
const fittingTools: readonly [name: RegExp, licence: string][] = [
  // libvips: LGPL demands the source from whoever distributes the library.
  [/^@img\/sharp-/, "LGPL-3.0-or-later"],
  // CPAL-1.0 demands a notice from whoever distributes or offers the program.
  [/^citeproc$/, "CPAL-1.0"],
];

/**
 * Packages that may have an install script. npm runs none (`ignore-scripts` in .npmrc), and these work without: theirs
 * only prepare a binary that npm also installs as a package.
 */
const allowedInstallScripts = ["esbuild", "fsevents"];

/** The problem of a package; undefined without one. */
export function findFault({ name, version, license, hasInstallScript }: LockedPackage): string | undefined {
  if (license === undefined) return `${name} ${version} names no license`;
  const further = fittingTools.filter(([tool]) => tool.test(name)).map(([, licence]) => licence);
  if (!fits(license, [...fittingLicences, ...further]))
    return `${name} ${version} has the license ${license}, which is not in scripts/licences/check.ts`;
  if (hasInstallScript && !allowedInstallScripts.includes(name))
    return `${name} ${version} has an install script, and is not in allowedInstallScripts of scripts/licences/check.ts`;
  return undefined;
}

function fits(license: string, allowed: string[]): boolean {
  try {
    return satisfies(license, allowed);
  } catch {
    // Not an SPDX expression: "UNLICENSED", "SEE LICENSE IN x".
    return false;
  }
}
