import { useLayoutEffect, useState } from "react";
import { mostCompared } from "../../../analysis/comparison";
import { readChoice, writeChoice } from "../../../components/choice/choice";
import {
  type Asked,
  formatComparison,
  joinFragment,
  parseComparison,
} from "../../../components/choice/comparison-address";

const nothingAsked: Asked = { chosen: [], over: [], unknown: [], differences: false };

/** The state of a history entry. `empty`: the reader emptied the choice on purpose. */
interface Step {
  empty?: true;
}

/**
 * What is compared, from the URL. A URL without products gets those chosen on other pages, so that every history entry and
 * every shared link shows the same again.
 *
 * The page is prerendered without a query, so the first render shows all products; the URL is applied right after.
 */
export function useComparison(
  products: readonly { slug: string }[],
): [Asked, (change: Partial<Pick<Asked, "chosen" | "differences">>) => void] {
  const [asked, setAsked] = useState(nothingAsked);

  // A layout effect, so that no change can come between hydration and the URL.
  useLayoutEffect(() => {
    const slugs = products.map(({ slug }) => slug);
    const applyAddress = () => {
      const next = arrive(slugs);
      setAsked((before) => (JSON.stringify(next) === JSON.stringify(before) ? before : next));
    };
    applyAddress();
    window.addEventListener("popstate", applyAddress);
    return () => window.removeEventListener("popstate", applyAddress);
  }, [products]);

  function change(part: Partial<Pick<Asked, "chosen" | "differences">>) {
    const next = { ...asked, unknown: [], over: [], ...part };
    setAsked(next);
    if (part.chosen) writeChoice(part.chosen);
    write("pushState", next);
  }

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
    // Safari throws after 100 entries in 30 seconds. The comparison is still up to date.
  }
}
