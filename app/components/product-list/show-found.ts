import { fillGroups, longList } from "./fill-groups";
import { forgetMarks, markMatch } from "./mark-match";

/** A card or a row, and what was last written into it. */
interface Item {
  element: HTMLElement;
  rank: HTMLElement;
  texts: HTMLElement[];
  shownRank: number;
  isAlone: boolean;
  marked: string;
}

/** The items of a list by slug; those of a long list are not all in the page. */
const itemsOf = new WeakMap<Element, Map<string, Item>>();

/**
 * Writes into the list what a search and an order change: which products show, where, their ranks, and what is marked
 * in their names.
 *
 * By hand, because that is all that changes in a card: React would look through every element of a thousand cards at
 * every letter. React never writes into these places again, since what it rendered there stays the same. What is hidden
 * stays as it was last seen.
 *
 * @param list holds the items, which bear a product's slug each, itself or in groups
 * @param ranks position among the products that show, by slug and in their order; a product without one is hidden
 */
export function showFound(list: Element, ranks: ReadonlyMap<string, number>, wanted: string): void {
  const items = readItems(list);
  const found: HTMLElement[] = [];
  const isLong = items.size > longList;
  for (const [slug, rank] of ranks) {
    const item = items.get(slug);
    if (!item) throw new Error(`the list has no place for the product ${slug}`);
    write(item, rank, wanted, isLong);
    // The last of an odd number has the row to itself.
    setAlone(item, rank === ranks.size && rank % 2 === 1);
    found.push(item.element);
  }
  if (list.querySelector("[data-group]")) fillGroups(list, found);
  else hideOthers(list, found);
}

function readItems(list: Element): Map<string, Item> {
  const known = itemsOf.get(list);
  if (known) return known;
  forgetMarks();
  const items = new Map<string, Item>();
  for (const element of list.querySelectorAll<HTMLElement>("[data-slug]")) {
    const rank = element.querySelector<HTMLElement>("[data-rank]");
    if (!rank) throw new Error("a product of the list has no place for its rank");
    const texts = [...element.querySelectorAll<HTMLElement>("[data-searched]")];
    items.set(element.dataset.slug ?? "", { element, rank, texts, shownRank: 0, isAlone: false, marked: "" });
  }
  itemsOf.set(list, items);
  return items;
}

/** A hidden card may keep its layout (product-list.css), and then would still be told of as an empty item of the list. */
function hideOthers(list: Element, found: readonly HTMLElement[]): void {
  const shown = new Set<Element>(found);
  for (const element of list.children as HTMLCollectionOf<HTMLElement>) {
    const isHidden = !shown.has(element);
    if (element.hidden === isHidden) continue;
    element.hidden = isHidden;
    element.ariaHidden = isHidden ? "true" : null;
  }
  if (!isInOrder(found)) list.append(...found);
}

function isInOrder(elements: readonly Element[]): boolean {
  return elements.every((element, index) => {
    const before = elements[index - 1];
    return !before || before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  });
}

function setAlone(item: Item, isAlone: boolean): void {
  if (item.isAlone === isAlone) return;
  item.element.classList.toggle("alone", isAlone);
  item.isAlone = isAlone;
}

function write(item: Item, rank: number, wanted: string, isLong: boolean): void {
  if (item.shownRank !== rank) {
    // Its text takes another value: another text in its place would take twice as long.
    if (item.rank.firstChild) item.rank.firstChild.nodeValue = `#${rank}`;
    item.shownRank = rank;
  }
  if (item.marked !== wanted) {
    for (const text of item.texts) markMatch(text, wanted, isLong);
    item.marked = wanted;
  }
}
