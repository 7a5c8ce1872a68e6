import { mostCompared } from "../../analysis/comparison";

// What is chosen for comparison, by slug, for as long as the tab is open. The comparison's address has it too, and there
// the address decides.
const key = "compare";

/** Where a browser keeps nothing, or the reader forbids it, the choice lasts for this page. */
let kept = "";
const listeners = new Set<() => void>();

/** The chosen slugs as one text, which compares by value. */
function read(): string {
  try {
    return window.sessionStorage.getItem(key) ?? "";
  } catch {
    return kept;
  }
}

function write(text: string): void {
  kept = text;
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // See `kept`.
  }
  for (const listener of listeners) listener();
}

/** What was chosen, of the products that there are. */
export function readChoice(slugs: readonly string[]): string[] {
  return parseChoice(read(), slugs);
}

export function writeChoice(choice: readonly string[]): void {
  write(choice.join(","));
}

/** Chosen slugs from one text: known ones, each once, not more than can be compared. */
export function parseChoice(text: string, slugs: readonly string[]): string[] {
  return [...new Set(text.split(","))].filter((slug) => slugs.includes(slug)).slice(0, mostCompared);
}

/** For React: the stored text, and when to look at it again. */
export const choiceStore = {
  read,
  readAtBuild: () => "",
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // A page that comes back, or was rendered ahead of the click, may have slept through a change.
    window.addEventListener("pageshow", listener);
    document.addEventListener("prerenderingchange", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("pageshow", listener);
      document.removeEventListener("prerenderingchange", listener);
    };
  },
};
