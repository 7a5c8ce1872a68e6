let script: string | undefined;

/** Called by the build with the script's URL. Development has no island script: it hydrates the whole document. */
export function provideIslandScript(src: string): void {
  script = src;
}

export function islandScript(): string | undefined {
  return script;
}

/** For the head of the page with the island: removes the controls if the island's script does not load. */
export const removeControls = [
  'addEventListener("error",({target})=>{if(target.type==="module")',
  'for(const control of document.querySelectorAll(".needs-script"))control.remove()},true)',
].join("");
