import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { mostCompared } from "../../../analysis/comparison";
import { readChoice, writeChoice } from "../../../components/choice/choice";
import {
  type Asked,
  formatComparison,
  joinFragment,
  parseComparison,
} from "../../../components/choice/comparison-address";

const nothingAsked: Asked = { chosen: [], unknown: [], over: [], differences: false };

/** Marks a step of the history in which nothing was chosen on purpose. */
interface Step {
  empty?: true;
}

/**
 * What is compared. The address decides; where it says nothing, what was chosen on other pages is taken and written to
 * it, so that every step of the history and every shared address shows the same again.
 *
 * The page was built without a query, so the first render shows all products and the address is applied right after.
 */
export function useComparison(
  slugs: readonly string[],
): [Asked, (change: Partial<Pick<Asked, "chosen" | "differences">>) => void] {
  const [asked, setAsked] = useState(nothingAsked);
  const latest = useRef(nothingAsked);
  // They do not change while the page is open.
  const known = useRef(slugs);

  // Right after hydration: a change made between it and the address would be added to nothing, and take its place.
  useLayoutEffect(() => {
    const show = (next: Asked) => {
      latest.current = next;
      setAsked(next);
    };
    const applyAddress = () => show(arrive(known.current));
    applyAddress();
    window.addEventListener("popstate", applyAddress);
    return () => window.removeEventListener("popstate", applyAddress);
  }, []);

  const change = useCallback((part: Partial<Pick<Asked, "chosen" | "differences">>) => {
    const next = { ...latest.current, unknown: [], over: [], ...part };
    latest.current = next;
    setAsked(next);
    if (part.chosen) writeChoice(part.chosen);
    write("pushState", next);
  }, []);

  return [asked, change];
}

function arrive(slugs: readonly string[]): Asked {
  const { open, ...asked } = parseComparison(window.location.search, slugs);
  if (open) {
    if ((window.history.state as Step | null)?.empty) return asked;
    const next = { ...asked, chosen: readChoice(slugs) };
    write("replaceState", next);
    return next;
  }
  if (window.location.hash === joinFragment) {
    const all = [...new Set([...readChoice(slugs), ...asked.chosen])];
    const next = { ...asked, chosen: all.slice(0, mostCompared), over: all.slice(mostCompared) };
    writeChoice(next.chosen);
    write("replaceState", next);
    return next;
  }
  if (asked.chosen.length > 0) writeChoice(asked.chosen);
  return asked;
}

function write(method: "pushState" | "replaceState", { chosen, differences }: Asked) {
  const step: Step = chosen.length === 0 ? { empty: true } : {};
  try {
    window.history[method](step, "", window.location.pathname + formatComparison(chosen, differences));
  } catch {
    // A browser may refuse more than so many changes of the address in a while; the comparison itself is up to date.
  }
}
