import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Choices, formatView, parseView, plainView, type View } from "./address";

/**
 * The view, kept in the URL. Each choice makes a history entry; typing makes one for the whole word.
 *
 * The page is prerendered without a query, so the first render shows all products; the URL is applied right after. Then
 * `readEntered` gives what the reader entered before hydration, which becomes a history entry. It runs after hydration,
 * because readers go on typing during it.
 *
 * @param searchBox its text is selected if the URL sets it under the focus: a reader who focused the empty box wants another
 */
export function useView(
  choices: Choices,
  readEntered: () => Partial<View>,
  searchBox: RefObject<HTMLInputElement | null>,
): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(plainView);
  /** Whether further typing replaces the current history entry. */
  const isTypedEntry = useRef(false);

  function show(next: View, isTyped: boolean) {
    setView(next);
    const { pathname, search, hash } = window.location;
    if (formatView(next) === formatView(parseView(search, choices))) return;
    const step = isTyped && isTypedEntry.current ? "replaceState" : "pushState";
    isTypedEntry.current = isTyped;
    try {
      window.history[step](null, "", pathname + formatView(next) + hash);
    } catch {
      // Safari throws after 100 entries in 30 seconds. The list is still up to date.
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are constant, and the URL is applied once
  useLayoutEffect(() => {
    const readAddress = () => parseView(window.location.search, choices);
    const applyAddress = () => {
      isTypedEntry.current = false;
      setView(readAddress());
    };
    applyAddress();
    const entered = readEntered();
    show({ ...readAddress(), ...entered }, Object.keys(entered).join() === "text");
    if (!entered.text && document.activeElement === searchBox.current)
      queueMicrotask(() => searchBox.current?.select());
    window.addEventListener("popstate", applyAddress);
    return () => window.removeEventListener("popstate", applyAddress);
  }, []);

  return [view, (change) => show({ ...view, ...change }, Object.keys(change).join() === "text")];
}
