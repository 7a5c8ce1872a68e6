import { createContext } from "react-router";

/** Of the island's script, before its hash. */
export const islandName = "product-list";

/** The URL of the island's script, from the build. Development has none: it hydrates the whole document. */
export const islandScriptContext = createContext("");

/**
 * For the head of the page with the island: never submits its form, because Chromium runs no modules after a submit that the
 * policy forbids. If the island's script fails before it hydrates, its controls give way to the line that says so.
 */
export const guardControls = [
  'addEventListener("submit",event=>event.preventDefault());addEventListener("error",({target,filename})=>{',
  `if(document.querySelector(".list-note")&&(target.type==="module"||filename?.includes("${islandName}")))`,
  'document.documentElement.classList.add("without-island")},true)',
].join("");
