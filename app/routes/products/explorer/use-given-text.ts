import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Selects a text that comes into the search box from the address while the reader is in it: who went there while it was
 * empty, before the script, means to write another.
 *
 * @returns to be told what the reader writes
 */
export function useGivenText(
  searchBox: RefObject<HTMLInputElement | null>,
  text: string,
): (written: string) => void {
  const known = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const box = searchBox.current;
    if (!box) return;
    // At first it is what was written before the script arrived.
    known.current ??= box.value;
    if (text !== "" && text !== known.current && document.activeElement === box) box.select();
  }, [searchBox, text]);
  return (written) => {
    known.current = written;
  };
}
