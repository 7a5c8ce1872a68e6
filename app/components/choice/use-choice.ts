import { useCallback, useMemo, useSyncExternalStore } from "react";
import { mostCompared } from "../../analysis/comparison";
import { choiceStore, parseChoice, readChoice, writeChoice } from "./choice";

export interface Named {
  slug: string;
  name: string;
}

/**
 * The products chosen for comparison. Announces every change. `chosen` and `toggle` are constant until the choice or the
 * products change, because cards are memoized.
 */
export function useChoice<P extends Named>(products: readonly P[], say: (words: string) => void) {
  const stored = useSyncExternalStore(choiceStore.subscribe, choiceStore.read, choiceStore.readAtBuild);
  const chosen = useMemo(
    () => parseChoice(stored, slugsOf(products)).flatMap((slug) => find(products, slug) ?? []),
    [stored, products],
  );

  const toggle = useCallback(
    (slug: string) => {
      const name = find(products, slug)?.name ?? "";
      const before = readChoice(slugsOf(products));
      const without = before.filter((other) => other !== slug);
      if (without.length < before.length) {
        writeChoice(without);
        say(`${name} removed. ${without.length} of ${mostCompared} chosen.`);
      } else if (before.length >= mostCompared) {
        say(`${mostCompared} are chosen already. Remove one to choose ${name}.`);
      } else {
        writeChoice([...before, slug]);
        say(`${name} chosen to compare. ${before.length + 1} of ${mostCompared} chosen.`);
      }
    },
    [products, say],
  );
  function empty() {
    writeChoice([]);
    say("Nothing chosen.");
  }

  return { chosen, toggle, empty };
}

const slugsOf = (products: readonly Named[]) => products.map(({ slug }) => slug);

const find = <P extends Named>(products: readonly P[], slug: string) =>
  products.find((product) => product.slug === slug);
