import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Filter, noFilter } from "../../../analysis/filter";
import { type Choices, formatFilter, parseFilter } from "./address";

/** Whether the history entry repeats the one before it, because what was typed was deleted again. */
const isRepeated = () => window.history.state?.repeats === true;

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
  /** Whether the entry that Back leaves repeats the one before it. */
  const leavesRepeated = useRef(false);

  function show(next: Filter, isTyped: boolean) {
    setFilter(next);
    const { pathname, search, hash } = window.location;
    const query = formatFilter(next);
    const current = formatFilter(parseFilter(search, choices));
    if (query === current) return;
    const isTypedOn = isTyped && typedFrom.current !== undefined;
    const step = isTypedOn || isRepeated() ? "replaceState" : "pushState";
    if (!isTypedOn) typedFrom.current = isTyped ? current : undefined;
    try {
      const repeats = query === typedFrom.current;
      window.history[step]({ repeats }, "", pathname + query + hash);
      leavesRepeated.current = repeats;
    } catch {
      // Safari throws after 100 entries in 30 seconds. The list itself is up to date.
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are constant, and the URL is applied once
  useLayoutEffect(() => {
    const readAddress = () => parseFilter(window.location.search, choices);
    const applyAddress = () => {
      if (leavesRepeated.current || isRepeated()) window.history.back();
      leavesRepeated.current = false;
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
