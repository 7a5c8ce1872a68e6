import { type RefObject, useEffect } from "react";

/** "/" focuses the search box, unless the reader is typing somewhere. */
export function useSearchKey(searchBox: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const at = event.target instanceof Element ? event.target : undefined;
      if (at?.closest("input:not([type=radio]), textarea, select, [contenteditable]")) return;
      event.preventDefault();
      searchBox.current?.focus();
      searchBox.current?.select();
    };
    document.addEventListener("keydown", focusSearch);
    return () => document.removeEventListener("keydown", focusSearch);
  }, [searchBox]);
}
