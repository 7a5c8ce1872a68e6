import satisfies from "spdx-satisfies";

/** A package as package-lock.json describes it. */
export interface LockedPackage {
  license?: string;
  hasInstallScript?: boolean;
}

/** They demand no more than a notice. MPL-2.0 and the licenses of fonts and data apply only to the files themselves. */
const fitting =
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC MIT MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib";

/** Additional licenses of tools, which demand something only from whoever distributes them: libvips and citeproc. */
const fittingTools = [
  [/^@img\/sharp-/, "LGPL-3.0-or-later"],
  [/^citeproc$/, "CPAL-1.0"],
] as const;

/** The problem of a package; undefined without one. `path` is its folder. */
export function findFault(
  path: string,
  { license = "", hasInstallScript }: LockedPackage,
): string | undefined {
  const name = path.replace(/^.*node_modules\//, "");
  const further = fittingTools.filter(([tool]) => tool.test(name)).map(([, own]) => own);
  if (!fits(license, [...fitting.split(" "), ...further]))
    return `${name}: the license "${license}" does not fit`;
  // npm runs none (`ignore-scripts` in .npmrc). These two only prepare a binary that npm also installs as a package.
  if (hasInstallScript && !["esbuild", "fsevents"].includes(name)) return `${name}: has an install script`;
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
