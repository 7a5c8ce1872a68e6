import { type RefObject, useLayoutEffect } from "react";
import { findMatch } from "../../../analysis/match";

/** Styled by `::highlight(found)`. */
const name = "found";

/** A limit, because browsers check every range in each frame. */
const mostTexts = 200;

/**
 * Highlights the search text in a list with the CSS Custom Highlight API (not in Firefox before 140).
 *
 * @param ranks changes when other products are shown
 */
export function useMarks(
  list: RefObject<Element | null>,
  wanted: string,
  ranks: ReadonlyMap<string, number>,
): void {
  useLayoutEffect(() => {
    if (!CSS.highlights || wanted === "" || ranks.size === 0) return;
    const texts = list.current?.querySelectorAll("[data-slug]:not([hidden]) [data-searched]") ?? [];
    const ranges = [...texts].slice(0, mostTexts).flatMap((text) => findRange(text, wanted) ?? []);
    CSS.highlights.set(name, new Highlight(...ranges));
    return () => {
      CSS.highlights.delete(name);
    };
  }, [list, wanted, ranks]);
}

function findRange({ firstChild }: Element, wanted: string): StaticRange | undefined {
  const match = firstChild && findMatch(firstChild.nodeValue ?? "", wanted);
  if (!match) return undefined;
  const startOffset = match[0].length;
  const endOffset = startOffset + match[1].length;
  return new StaticRange({ startContainer: firstChild, startOffset, endContainer: firstChild, endOffset });
}
