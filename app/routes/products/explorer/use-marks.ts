import { type RefObject, useLayoutEffect } from "react";
import { findMatch } from "../../../analysis/match";

/** The highlight that `::highlight(found)` styles. */
const name = "found";

/** Browsers check every range again in each frame. */
const mostTexts = 200;

/**
 * Highlights what was searched for in the texts of a list, without changing its elements. Firefox before 140 has no
 * highlights and shows none.
 *
 * @param ranks tells when other products show
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

/** @param element holds a text and nothing else */
function findRange({ firstChild }: Element, wanted: string): StaticRange | undefined {
  const match = firstChild && findMatch(firstChild.nodeValue ?? "", wanted);
  if (!match) return undefined;
  const startOffset = match[0].length;
  const endOffset = startOffset + match[1].length;
  return new StaticRange({ startContainer: firstChild, startOffset, endContainer: firstChild, endOffset });
}
