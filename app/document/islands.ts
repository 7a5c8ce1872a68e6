export type IslandName = "product-list" | "comparison";

/** The script URLs of each island, shared chunks first. */
export type IslandScripts = Record<IslandName, readonly string[]>;

let scripts: IslandScripts | undefined;

/** Called by the build. Development has no island scripts: it hydrates the whole document. */
export function provideIslandScripts(bundled: IslandScripts): void {
  scripts = bundled;
}

export function islandScripts(name: IslandName): readonly string[] {
  return scripts?.[name] ?? [];
}

/** For the head of a page with an island: removes controls that do nothing, because a script of the island does not load. */
export const removeControls = [
  'addEventListener("error",({target})=>{if(target.type==="module")',
  'for(const control of document.querySelectorAll(".needs-script"))control.remove()},true)',
].join("");
