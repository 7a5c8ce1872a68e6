import { createContext } from "react-router";

/** The name of the island's script, before its hash. */
export const islandName = "product-list";

/** The URL of the island's script, from the build. Development has none: it hydrates the whole document. */
export const islandScriptContext = createContext("");

/**
 * For the head of the page with the island. Its form is never submitted: after a submit that the policy forbids, Chromium runs
 * no modules. If the script fails before it hydrates, a line that says so replaces the controls.
 */
export const guardControls = [
  'addEventListener("submit",event=>event.preventDefault());addEventListener("error",({target,filename})=>{',
  `if(document.querySelector(".list-note")&&(target.type==="module"||filename?.includes("${islandName}")))`,
  'document.documentElement.classList.add("without-island")},true)',
].join("");
