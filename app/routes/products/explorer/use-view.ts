import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { type Choices, formatView, parseView, plainView, type View } from "./address";

/** Milliseconds. The URL is written after typing pauses, because writing it takes as long as rendering a short list. */
const typingPause = 300;

/**
 * The view, kept in the URL. Each choice makes a history entry; typing makes one for the whole word.
 *
 * The page is prerendered without a query, so the first render shows all products; the URL is applied right after. Then
 * `readEntered` gives what the reader entered before hydration, which becomes a history entry. It runs after hydration,
 * because readers go on typing during it.
 */
export function useView(
  choices: Choices,
  readEntered: () => Partial<View>,
): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(plainView);
  // Changes start from this, because typing may be ahead of the last render.
  const latest = useRef(plainView);
  /** Set while typed text is not in the URL yet. */
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isTypedEntry = useRef(false);
  // Constant while the page is open.
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
    // Safari throws after 100 entries in 30 seconds. The list is still up to date.
  }
}
