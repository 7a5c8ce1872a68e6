import { mostCompared } from "../../analysis/comparison";

// The slugs chosen for comparison, in sessionStorage. On the comparison page its URL takes precedence.
const key = "compare";

/** Set where sessionStorage is blocked or full: the choice lasts until the page is left. */
let kept: string | undefined;
const listeners = new Set<() => void>();

/** One string, because `useSyncExternalStore` compares snapshots by value. */
function read(): string {
  try {
    return kept ?? window.sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
    kept = undefined;
  } catch {
    kept = text;
  }
  for (const listener of listeners) listener();
}

export function readChoice(slugs: readonly string[]): string[] {
  return parseChoice(read(), slugs);
}

export function writeChoice(choice: readonly string[]): void {
  write(choice.join(","));
}

/** Known slugs only, without duplicates, at most as many as can be compared. */
export function parseChoice(text: string, slugs: readonly string[]): string[] {
  return [...new Set(text.split(","))].filter((slug) => slugs.includes(slug)).slice(0, mostCompared);
}

/** For `useSyncExternalStore`. */
export const choiceStore = {
  read,
  readAtBuild: () => "",
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // A page restored from the back/forward cache, or prerendered, may have missed a change.
    window.addEventListener("pageshow", listener);
    document.addEventListener("prerenderingchange", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("pageshow", listener);
      document.removeEventListener("prerenderingchange", listener);
    };
  },
};
