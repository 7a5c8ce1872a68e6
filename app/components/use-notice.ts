import { useCallback, useEffect, useState } from "react";

/** Long enough to be read twice. */
const shownFor = 8000;

/** Words about what a reader just did, which go away again. */
export function useNotice(): [string, (words: string) => void] {
  const [said, setSaid] = useState("");
  const say = useCallback((words: string) => {
    // The same words twice are two notices to a screen reader only if they differ.
    setSaid((before) => (before === words ? `${words}\u00a0` : words));
  }, []);
  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(() => setSaid(""), shownFor);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}
