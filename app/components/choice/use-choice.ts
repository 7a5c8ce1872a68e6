import { useCallback, useMemo, useSyncExternalStore } from "react";
import { mostCompared } from "../../analysis/comparison";
import { choiceStore, parseChoice, readChoice, writeChoice } from "./choice";

interface Named {
  slug: string;
  name: string;
}

interface ChoiceHandle<P> {
  chosen: P[];
  /** Stable while `products` is. */
  toggle: (slug: string) => void;
  empty: () => void;
}

/** The products chosen for comparison. Announces every change. */
export function useChoice<P extends Named>(
  products: readonly P[],
  say: (words: string) => void,
): ChoiceHandle<P> {
  const stored = useSyncExternalStore(choiceStore.subscribe, choiceStore.read, choiceStore.readAtBuild);
  const slugs = useMemo(() => products.map(({ slug }) => slug), [products]);
  const chosen = useMemo(
    () => parseChoice(stored, slugs).flatMap((slug) => products.find((each) => each.slug === slug) ?? []),
    [stored, slugs, products],
  );

  const toggle = useCallback(
    (slug: string) => {
      const name = products.find((product) => product.slug === slug)?.name ?? "";
      const before = readChoice(slugs);
      const without = before.filter((other) => other !== slug);
      if (without.length < before.length) {
        writeChoice(without);
        say(`${name} left out. ${without.length} of ${mostCompared} chosen.`);
      } else if (before.length >= mostCompared) {
        say(`${mostCompared} products are chosen already. Leave one out to choose ${name}.`);
      } else {
        writeChoice([...before, slug]);
        say(`${name} chosen to compare. ${before.length + 1} of ${mostCompared} chosen.`);
      }
    },
    [products, slugs, say],
  );
  const empty = useCallback(() => {
    writeChoice([]);
    say("Nothing is chosen to compare.");
  }, [say]);

  return { chosen, toggle, empty };
}
