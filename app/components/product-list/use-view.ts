import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { type Choices, formatView, parseView, plainView, type View } from "./address";
import { AddressWriter } from "./address-writer";

/**
 * The view, kept in the address: reload, a shared link, back and forward give the same view. Choosing adds a step to
 * the history; typing adds one step for the whole word, not one a letter.
 *
 * The page was built without a query, so the first render shows all products and the address is applied right after.
 * `readEntered` gives what the reader entered before the script arrived: a change like any later one, so going back
 * leads to the view of the address. It is asked at the last moment, for a list wakes in slices and a reader goes on
 * meanwhile: nothing can come between the controls as they stand in the page and as they are shown from here.
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
  const [address] = useState(() => new AddressWriter());

  const change = useCallback(
    (part: Partial<View>) => {
      const isTyped = part.text !== undefined && Object.keys(part).length === 1;
      const before = latest.current;
      const next = { ...before, ...part };
      latest.current = next;
      setView(next);
      const search = formatView(next);
      if (search === formatView(before)) return;
      const step = typing.current && isTyped ? "replaceState" : "pushState";
      const mayWait = isTyped && isLetterAway(before.text, next.text);
      typing.current = isTyped;
      if (mayWait) address.writeSoon(step, search);
      else address.write(step, search);
    },
    [address],
  );

  useLayoutEffect(() => {
    const { choices: known, readEntered: entered } = start.current;
    const show = (next: View) => {
      latest.current = next;
      typing.current = false;
      setView(next);
    };
    const applyAddress = () => {
      address.forget();
      show(parseView(window.location.search, known));
    };
    const flush = () => address.flush();
    applyAddress();
    change(entered());
    window.addEventListener("popstate", applyAddress);
    window.addEventListener("pagehide", flush);
    window.addEventListener("click", flush, { capture: true });
    return () => {
      window.removeEventListener("popstate", applyAddress);
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("click", flush, { capture: true });
    };
  }, [address, change]);

  return [view, change];
}

/** Whether somebody is typing, or clears the box. A whole word that comes at once, as when pasted, has no next letter to wait for. */
function isLetterAway(before: string, after: string): boolean {
  return after === "" || Math.abs(after.length - before.length) === 1;
}
