/** Of the island's script, before its hash. */
export const islandName = "product-list";

let script: string | undefined;

/** Called by the build with the script's URL. Development has no island script: it hydrates the whole document. */
export function provideIslandScript(src: string): void {
  script = src;
}

export function islandScript(): string | undefined {
  return script;
}

/**
 * For the head of the page with the island: never submits its form, because Chromium runs no modules after a submit that the
 * policy forbids. The island's script removes the line that says that it is missing. If the page has it when it has loaded, or the
 * script fails before, the controls give way to it.
 */
export const guardControls = [
  'addEventListener("submit",event=>event.preventDefault());for(const each of["error","load"])addEventListener(each,',
  `({type,target,filename})=>{if(document.querySelector(".list-note")&&(type==="load"?target===document:`,
  `target.type==="module"||filename?.includes("${islandName}")))`,
  'document.documentElement.classList.add("without-island")},true)',
].join("");
