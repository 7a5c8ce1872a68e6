/** What an installed package says of itself. */
export interface Package {
  name: string;
  version: string;
  licence: string | undefined;
  hasInstallScript: boolean;
  /** Whether only tools and tests use it, so that nothing of it is published. */
  isTool: boolean;
}

/**
 * Licences that fit an MIT site, by SPDX: they let us use, change and pass on, and ask for no more than a notice.
 * MPL-2.0 and the two of fonts and data hold for the files themselves and not for what is made with them.
 */
export const fittingLicences = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
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
] as const;

/** Tools by name whose licence would not do for something we pass on, each with why it does for a tool. */
const fittingTools: Readonly<Record<string, string>> = {
  // CPAL-1.0 asks for a notice where the program is passed on or offered; our tests run it, and no more.
  citeproc: "CPAL-1.0 OR AGPL-1.0",
};

/** Packages whose install script may run, by name. None needs one: npm runs none (`ignore-scripts` in .npmrc). */
export const allowedInstallScripts: readonly string[] = [
  // Rebuilds what its npm package brings ready-made for each system; the fallback of a platform we do not serve.
  "fsevents",
];

/** What is wrong with a package, in words; undefined when nothing is. */
export function findFault({ name, version, licence, hasInstallScript, isTool }: Package): string | undefined {
  if (licence === undefined) return `${name} ${version} names no licence`;
  if (!fits(licence) && !(isTool && fittingTools[name] === licence))
    return `${name} ${version} has the licence ${licence}, which is not on the list`;
  if (hasInstallScript && !allowedInstallScripts.includes(name)) {
    return `${name} ${version} wants to run a script when it is installed, and is not allowed to`;
  }
  return undefined;
}

/** Whether an SPDX expression can be met: of `A OR B` one is enough, of `A AND B` both have to fit. */
export function fits(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, "$1");
  if (/ OR /i.test(bare)) return bare.split(/ OR /i).some(fits);
  if (/ AND /i.test(bare)) return bare.split(/ AND /i).every(fits);
  return fittingLicences.some((licence) => licence.toLowerCase() === bare.toLowerCase());
}
