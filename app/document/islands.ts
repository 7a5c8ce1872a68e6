/** A part of a page that holds state, and is hydrated by a script of its own. */
export type IslandName = "product-list" | "comparison";

/** The addresses of the scripts of each island, what islands share first. */
export type IslandScripts = Record<IslandName, readonly string[]>;

let scripts: IslandScripts | undefined;

/** For the build, which bundles them. In development there are none: there, the whole document is hydrated. */
export function provideIslandScripts(bundled: IslandScripts): void {
  scripts = bundled;
}

/** The addresses of the scripts that an island needs. */
export function islandScripts(name: IslandName): readonly string[] {
  return scripts?.[name] ?? [];
}
