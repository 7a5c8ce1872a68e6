import { type RefObject, useLayoutEffect } from "react";

/** Calls `onFocusLost` when the focused element of a list is hidden or unmounted. React restores the focus of moved elements. */
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
