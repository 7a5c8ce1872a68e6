import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Filter, noFilter } from "../../../analysis/filter";
import { type Choices, formatFilter, parseFilter } from "./address";

/**
 * The filter of the list, kept in the URL. Each choice makes a history entry; typing makes one for the whole word.
 *
 * The page is prerendered without a query, so the first render shows all products; the URL is applied right after. Then
 * `readEntered` gives what the reader entered before hydration, which becomes a history entry. It runs after hydration,
 * because readers go on typing during it.
 *
 * @param searchBox its text is selected if the URL sets it under the focus: a reader who focused the empty box wants another
 */
export function useFilter(
  choices: Choices,
  readEntered: () => Partial<Filter>,
  searchBox: RefObject<HTMLInputElement | null>,
): [Filter, (change: Partial<Filter>) => void] {
  const [filter, setFilter] = useState(noFilter);
  /** The query before the current history entry, if that was typed: further typing replaces it. */
  const typedFrom = useRef<string>(undefined);
  /** The URL, if the typed text was deleted again, so that the entry repeats the one before. */
  const repeated = useRef<string>(undefined);

  function show(next: Filter, isTyped: boolean) {
    setFilter(next);
    const { pathname, search, hash } = window.location;
    const query = formatFilter(next);
    const current = formatFilter(parseFilter(search, choices));
    if (query === current) return;
    const isTypedOn = isTyped && typedFrom.current !== undefined;
    const step = isTypedOn || repeated.current ? "replaceState" : "pushState";
    if (!isTypedOn) typedFrom.current = isTyped ? current : undefined;
    try {
      window.history[step](null, "", pathname + query + hash);
    } catch {
      // Safari throws after 100 entries in 30 seconds. The list itself is up to date.
    }
    repeated.current = query === typedFrom.current ? window.location.href : undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are constant, and the URL is applied once
  useLayoutEffect(() => {
    const readAddress = () => parseFilter(window.location.search, choices);
    const applyAddress = () => {
      // Links within the page also get here.
      if (window.location.href === repeated.current) window.history.back();
      repeated.current = undefined;
      typedFrom.current = undefined;
      setFilter(readAddress());
    };
    applyAddress();
    const entered = readEntered();
    show({ ...readAddress(), ...entered }, Object.keys(entered).join() === "text");
    if (!entered.text && document.activeElement === searchBox.current)
      queueMicrotask(() => searchBox.current?.select());
    window.addEventListener("popstate", applyAddress);
    return () => window.removeEventListener("popstate", applyAddress);
  }, []);

  return [filter, (change) => show({ ...filter, ...change }, Object.keys(change).join() === "text")];
}
