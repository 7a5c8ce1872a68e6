import { createContext } from "react-router";

/** The name of the island's script, before its hash. */
export const islandName = "product-list";

/** The URL of the island's script, from the build. Development has none: it hydrates the whole document. */
export const islandScriptContext = createContext("");

/**
 * For the head of the page with the island. Its form is never submitted: after a submit that the policy forbids, Chromium runs
 * no modules. The island's script removes the line that says that it is missing. If the page still has it when it has loaded, or
 * the script fails before, the line replaces the controls.
 */
export const guardControls = [
  'addEventListener("submit",event=>event.preventDefault());for(const each of["error","load"])addEventListener(each,',
  `({type,target,filename})=>{if(document.querySelector(".list-note")&&(type==="load"?target===document:`,
  `target.type==="module"||filename?.includes("${islandName}")))`,
  'document.documentElement.classList.add("without-island")},true)',
].join("");
