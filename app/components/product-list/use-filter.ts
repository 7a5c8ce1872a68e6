import { useEffect, useRef, useState } from "react";
import { type Filter, noFilter } from "../../analysis/filter";
import { type Choices, formatFilter, parseFilter } from "./address";

/**
 * The filter, kept in the address: reload, a shared link, back and forward give the same view. Choosing adds a step to
 * the history; typing adds one step for the whole word, not one a letter.
 *
 * The page was built without a query, so the first render shows all products and the address is applied right after.
 * `typed` is what the reader entered before the script arrived; it wins over the address.
 */
export function useFilter(
  choices: Choices,
  typed: Partial<Filter>,
): [Filter, (change: Partial<Filter>) => void] {
  const [filter, setFilter] = useState(noFilter);
  const typing = useRef(false);
  // Neither changes while the page is open.
  const start = useRef({ choices, typed });

  useEffect(() => {
    const { choices: known, typed: early } = start.current;
    const applyAddress = () => {
      typing.current = false;
      setFilter(parseFilter(window.location.search, known));
    };
    const first = { ...parseFilter(window.location.search, known), ...early };
    setFilter(first);
    if (Object.keys(early).length > 0) write("replaceState", first);
    window.addEventListener("popstate", applyAddress);
    return () => window.removeEventListener("popstate", applyAddress);
  }, []);

  function change(part: Partial<Filter>) {
    const next = { ...filter, ...part };
    const goesOn = typing.current && part.text !== undefined;
    typing.current = part.text !== undefined && Object.keys(part).length === 1;
    setFilter(next);
    write(goesOn ? "replaceState" : "pushState", next);
  }

  return [filter, change];
}

function write(method: "pushState" | "replaceState", filter: Filter) {
  const { pathname, hash } = window.location;
  try {
    window.history[method](null, "", pathname + formatFilter(filter) + hash);
  } catch {
    // A browser may refuse more than so many changes of the address in a while; the list itself is up to date.
  }
}
