import { findMatch } from "../../analysis/match";

/** A card or a row, and what was last written into it. */
interface Item {
  rank: HTMLElement;
  texts: HTMLElement[];
  shownRank: number;
  marked: string;
}

const items = new WeakMap<Element, Item>();

/**
 * Writes into the list what a search changes: which products show, their ranks, and what is marked in their names.
 *
 * By hand, because that is all that changes in a card: React would look through every element of a thousand cards at
 * every letter. React never writes into these places again, since what it rendered there stays the same. What is hidden
 * stays as it was last seen.
 *
 * @param list its children bear a product's slug each
 * @param ranks position among the products that show, by slug; a product without one is hidden
 */
export function showFound(list: Element, ranks: ReadonlyMap<string, number>, wanted: string): void {
  for (const element of list.children as HTMLCollectionOf<HTMLElement>) {
    const rank = ranks.get(element.dataset.slug ?? "");
    if (element.hidden !== (rank === undefined)) hide(element, rank === undefined);
    if (rank === undefined) continue;
    // The last of an odd number has the row to itself.
    element.classList.toggle("alone", rank === ranks.size && rank % 2 === 1);
    const item = findItem(element);
    if (item.shownRank !== rank) {
      item.rank.textContent = `#${rank}`;
      item.shownRank = rank;
    }
    if (item.marked !== wanted) {
      for (const text of item.texts) mark(text, wanted);
      item.marked = wanted;
    }
  }
}

/** A hidden card may keep its layout (product-list.css), and then would still be told of as an empty item of the list. */
function hide(element: HTMLElement, isHidden: boolean): void {
  element.hidden = isHidden;
  element.ariaHidden = isHidden ? "true" : null;
}

function findItem(element: HTMLElement): Item {
  const known = items.get(element);
  if (known) return known;
  const rank = element.querySelector<HTMLElement>("[data-rank]");
  if (!rank) throw new Error("a product of the list has no place for its rank");
  const texts = [...element.querySelectorAll<HTMLElement>("[data-searched]")];
  const item = { rank, texts, shownRank: 0, marked: "" };
  items.set(element, item);
  return item;
}

function mark(element: HTMLElement, wanted: string): void {
  if (wanted === "" && element.childElementCount === 0) return;
  const text = element.textContent ?? "";
  const match = findMatch(text, wanted);
  if (match) {
    const [before, matched, after] = match;
    const marked = document.createElement("mark");
    marked.textContent = matched;
    element.replaceChildren(...[before, marked, after].filter((part) => part !== ""));
  } else if (element.childElementCount > 0) element.textContent = text;
}
