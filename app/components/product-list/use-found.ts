import { type RefObject, useLayoutEffect, useRef } from "react";
import { showFound } from "./show-found";

/**
 * Keeps what a search changes written into a list, before it is painted.
 *
 * @returns for the list, whose children bear a product's slug each
 */
export function useFound<List extends Element>(
  ranks: ReadonlyMap<string, number>,
  wanted: string,
): RefObject<List | null> {
  const list = useRef<List>(null);
  useLayoutEffect(() => {
    if (list.current) showFound(list.current, ranks, wanted);
  }, [ranks, wanted]);
  return list;
}
