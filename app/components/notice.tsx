import { useCallback, useEffect, useState } from "react";

/**
 * A live region. It stays in the page while empty, because screen readers ignore regions that appear with their text.
 * `hidden`: for screen readers only.
 */
export function Notice({ words, hidden }: { words: string; hidden?: boolean }) {
  return (
    <p className={hidden ? "visually-hidden" : "notice no-print"} aria-live="polite">
      {words}
    </p>
  );
}

/** Milliseconds, enough to read a notice twice. */
const shownFor = 8000;

/** A notice about the reader's last action, which disappears after a while. */
export function useNotice(): [string, (words: string) => void] {
  const [said, setSaid] = useState("");
  const say = useCallback((words: string) => {
    // Screen readers announce the same words again only if the text changes.
    setSaid((before) => (before === words ? `${words}\u00a0` : words));
  }, []);
  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(() => setSaid(""), shownFor);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}
