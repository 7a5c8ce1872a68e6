import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { type Choices, formatView, parseView, plainView, type View } from "./address";

/** Milliseconds. The URL is written after typing pauses, because writing it takes as long as rendering a short list. */
const typingPause = 300;

/** What may lead away from the page. */
const leaving = ["pagehide", "click"];

interface State {
  view: View;
  /** Whether the last change was typed. */
  isTyped: boolean;
  /** The view before the last change if that was typed: it may not be in the URL yet. */
  typed?: View | undefined;
}

const start: State = { view: plainView, isTyped: false };

/** The same state if nothing changes, so that React does not render the list again. */
function reduce(state: State, change: Partial<View>): State {
  const view = { ...state.view, ...change };
  const keys = Object.keys(view) as (keyof View)[];
  if (keys.every((key) => view[key] === state.view[key])) return state;
  const isTyped = Object.keys(change).join() === "text";
  return { view, isTyped, typed: state.isTyped ? state.view : undefined };
}

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
  const [state, change] = useReducer(reduce, start);
  /** Whether further typing replaces the current history entry. */
  const isTypedEntry = useRef(false);

  useLayoutEffect(() => {
    const applyAddress = () => {
      isTypedEntry.current = false;
      change(parseView(window.location.search, choices));
    };
    applyAddress();
    change(readEntered());
    window.addEventListener("popstate", applyAddress);
    return () => window.removeEventListener("popstate", applyAddress);
  }, [choices, readEntered]);

  useEffect(() => {
    const { view, isTyped, typed } = state;
    const isInUrl = formatView(view) === formatView(parseView(window.location.search, choices));
    if (state === start || isInUrl) return;
    const write = (each: View, wasTyped: boolean) => {
      writeAddress(wasTyped && isTypedEntry.current ? "replaceState" : "pushState", each);
      isTypedEntry.current = wasTyped;
    };
    if (!isTyped) {
      if (typed) write(typed, true);
      return write(view, false);
    }
    const flush = () => write(view, true);
    const timer = setTimeout(flush, typingPause);
    for (const event of leaving) window.addEventListener(event, flush, true);
    return () => {
      clearTimeout(timer);
      for (const event of leaving) window.removeEventListener(event, flush, true);
    };
  }, [state, choices]);

  return [state.view, change];
}

function writeAddress(step: "pushState" | "replaceState", view: View): void {
  const { pathname, hash } = window.location;
  try {
    window.history[step](null, "", pathname + formatView(view) + hash);
  } catch {
    // Safari throws after 100 entries in 30 seconds. The list is still up to date.
  }
}
