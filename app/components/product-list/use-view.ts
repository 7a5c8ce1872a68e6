import { useCallback, useEffect, useRef, useState } from "react";
import { type Choices, formatView, parseView, plainView, type View } from "./address";

/**
 * The view, kept in the address: reload, a shared link, back and forward give the same view. Choosing adds a step to
 * the history; typing adds one step for the whole word, not one a letter.
 *
 * The page was built without a query, so the first render shows all products and the address is applied right after.
 * `readEntered` gives what the reader entered before the script arrived; it wins over the address. It is asked only
 * now, because a long list wakes in slices and a reader may go on typing meanwhile.
 */
export function useView(
  choices: Choices,
  readEntered: () => Partial<View>,
): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(plainView);
  // What the next change starts from; a fast typist is ahead of the last render.
  const latest = useRef(plainView);
  const typing = useRef(false);
  // Neither changes while the page is open.
  const start = useRef({ choices, readEntered });

  useEffect(() => {
    const { choices: known, readEntered: entered } = start.current;
    const show = (next: View) => {
      latest.current = next;
      typing.current = false;
      setView(next);
    };
    const applyAddress = () => show(parseView(window.location.search, known));
    const early = entered();
    show({ ...parseView(window.location.search, known), ...early });
    if (Object.keys(early).length > 0) write("replaceState", latest.current);
    window.addEventListener("popstate", applyAddress);
    return () => window.removeEventListener("popstate", applyAddress);
  }, []);

  const change = useCallback((part: Partial<View>) => {
    const goesOn = typing.current && part.text !== undefined;
    typing.current = part.text !== undefined && Object.keys(part).length === 1;
    latest.current = { ...latest.current, ...part };
    setView(latest.current);
    write(goesOn ? "replaceState" : "pushState", latest.current);
  }, []);

  return [view, change];
}

function write(method: "pushState" | "replaceState", view: View) {
  const { pathname, hash } = window.location;
  try {
    window.history[method](null, "", pathname + formatView(view) + hash);
  } catch {
    // A browser may refuse more than so many changes of the address in a while; the list itself is up to date.
  }
}
