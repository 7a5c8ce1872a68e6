import { type RefObject, useLayoutEffect } from "react";

/**
 * Focuses the search box when the focused element of a list is hidden or unmounted, as back and forward may do. React
 * restores the focus of moved elements.
 */
export function useKeptFocus(
  list: RefObject<Element | null>,
  searchBox: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused?.closest("[hidden]") && list.current?.contains(focused)) searchBox.current?.focus();
  });
  useLayoutEffect(() => {
    const within = list.current;
    const box = searchBox.current;
    return () => {
      if (within?.contains(document.activeElement)) box?.focus();
    };
  }, [list, searchBox]);
}
