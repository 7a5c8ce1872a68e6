import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Selects a search text that hydration sets from the URL while the search box has focus: a reader who focused the empty box
 * wants to type another text.
 *
 * @returns a function to call with what the reader types
 */
export function useGivenText(
  searchBox: RefObject<HTMLInputElement | null>,
  text: string,
): (written: string) => void {
  const known = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const box = searchBox.current;
    if (!box) return;
    // At first, what was typed before hydration.
    known.current ??= box.value;
    if (text !== "" && text !== known.current && document.activeElement === box) box.select();
  }, [searchBox, text]);
  return (written) => {
    known.current = written;
  };
}
