import satisfies from "spdx-satisfies";

/** A package as package-lock.json describes it, with its name. */
export interface LockedPackage {
  name: string;
  version: string;
  license?: string;
  hasInstallScript?: boolean;
}

/**
 * SPDX identifiers of the licences that fit an MIT site: they let us use, change and pass on, and ask for no more than a
 * notice. MPL-2.0 and those of fonts and data hold for the files themselves and not for what is made with them.
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

/** Further licences of packages that the build or the tests run and nothing of which is published, by name. */
const fittingTools: readonly [name: RegExp, licence: string][] = [
  // The copyleft of libvips asks for its source where the library is passed on.
  [/^@img\/sharp-/, "LGPL-3.0-or-later"],
  // CPAL-1.0 asks for a notice where the program is passed on or offered.
  [/^citeproc$/, "CPAL-1.0"],
];

/**
 * Packages that may have an install script. npm runs none (`ignore-scripts` in .npmrc), and these do without: theirs
 * only prepare what comes ready-made for each system.
 */
const allowedInstallScripts = ["esbuild", "fsevents"];

/** Says what is wrong with a package; undefined when nothing is. */
export function findFault({ name, version, license, hasInstallScript }: LockedPackage): string | undefined {
  if (license === undefined) return `${name} ${version} names no licence`;
  const further = fittingTools.filter(([tool]) => tool.test(name)).map(([, licence]) => licence);
  if (!fits(license, [...fittingLicences, ...further]))
    return `${name} ${version} has the licence ${license}, which is not on the list`;
  if (hasInstallScript && !allowedInstallScripts.includes(name))
    return `${name} ${version} wants to run a script when it is installed, and is not allowed to`;
  return undefined;
}

function fits(license: string, allowed: string[]): boolean {
  try {
    return satisfies(license, allowed);
  } catch {
    // No SPDX expression: "UNLICENSED", "SEE LICENSE IN x".
    return false;
  }
}
