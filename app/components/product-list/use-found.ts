import { type RefObject, useLayoutEffect, useRef } from "react";
import { showFound } from "./show-found";

/**
 * Keeps what a search changes written into a list, before it is painted.
 *
 * @param onFocusLost called where the focus was in the list, and what had it no longer shows
 * @returns for the list, which holds items that bear a product's slug each
 */
export function useFound<List extends Element>(
  ranks: ReadonlyMap<string, number>,
  wanted: string,
  onFocusLost: () => void,
): RefObject<List | null> {
  const ref = useRef<List>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const focused = document.activeElement;
    const isWithin = list.contains(focused);
    showFound(list, ranks, wanted);
    if (!isWithin || !(focused instanceof HTMLElement)) return;
    // What moves in the page loses the focus on the way.
    if (focused.isConnected && !focused.closest("[hidden]")) focused.focus({ preventScroll: true });
    else onFocusLost();
  }, [ranks, wanted, onFocusLost]);
  useLayoutEffect(() => {
    const list = ref.current;
    // Another layout takes this one's place.
    return () => {
      if (list?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  return ref;
}
