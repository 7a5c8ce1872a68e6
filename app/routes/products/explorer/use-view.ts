import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { type Choices, formatView, parseView, plainView, type View } from "./address";

/** Milliseconds after the last letter. Writing the address takes as long as rendering a short list, so the result comes first. */
const typingPause = 300;

/**
 * The view, kept in the address: reload, a shared link, back and forward give the same view. Each choice makes a
 * history entry; typing makes one for the whole word.
 *
 * The page was built without a query, so the first render shows all products and the address is applied right after.
 * `readEntered` gives what the reader entered before the script arrived: a change like any later one, so going back
 * leads to the view of the address. It is read after hydration and not before, because a reader goes on entering
 * while React hydrates.
 */
export function useView(
  choices: Choices,
  readEntered: () => Partial<View>,
): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(plainView);
  // What the next change starts from; a fast typist is ahead of the last render.
  const latest = useRef(plainView);
  /** Runs while something typed is not in the address yet. */
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isTypedEntry = useRef(false);
  // Neither changes while the page is open.
  const start = useRef({ choices, readEntered });

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    forget();
    writeAddress(isTypedEntry.current ? "replaceState" : "pushState", latest.current);
    isTypedEntry.current = true;
  }, [forget]);

  const change = useCallback(
    (part: Partial<View>) => {
      const isTyped = part.text !== undefined && Object.keys(part).length === 1;
      if (!isTyped) flush();
      const before = latest.current;
      const next = { ...before, ...part };
      latest.current = next;
      setView(next);
      if (formatView(next) === formatView(before)) return;
      if (isTyped) {
        forget();
        timer.current = setTimeout(flush, typingPause);
      } else {
        writeAddress("pushState", next);
        isTypedEntry.current = false;
      }
    },
    [flush, forget],
  );

  useLayoutEffect(() => {
    const { choices: known, readEntered: entered } = start.current;
    const applyAddress = () => {
      forget();
      isTypedEntry.current = false;
      latest.current = parseView(window.location.search, known);
      setView(latest.current);
    };
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
  }, [change, flush, forget]);

  return [view, change];
}

function writeAddress(step: "pushState" | "replaceState", view: View): void {
  const { pathname, hash } = window.location;
  try {
    window.history[step](null, "", pathname + formatView(view) + hash);
  } catch {
    // Safari throws after 100 entries in 30 seconds. The list itself is up to date.
  }
}
