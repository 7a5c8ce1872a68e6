import { type RefObject, useLayoutEffect } from "react";

/**
 * Calls `onFocusLost` when the focused element of a list is hidden, or when the list goes away with it. An element that
 * moves needs nothing: React focuses it again.
 */
export function useKeptFocus(list: RefObject<Element | null>, onFocusLost: () => void): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused?.closest("[hidden]") && list.current?.contains(focused)) onFocusLost();
  });
  useLayoutEffect(() => {
    const within = list.current;
    return () => {
      if (within?.contains(document.activeElement)) onFocusLost();
    };
  }, [list, onFocusLost]);
}
