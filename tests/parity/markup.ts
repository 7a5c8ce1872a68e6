import type { Element } from "../../hosting/html";

export function hasClass({ attributes }: Element, name: string): boolean {
  return (attributes.get("class") ?? "").split(/\s+/u).includes(name);
}

/** Without the word “illustrative” and source numbers. */
export function wordsOf(element: Element): string {
  if (hasClass(element, "kind-word") || hasClass(element, "note")) return "";
  return element.children.map((child) => (typeof child === "string" ? child : wordsOf(child))).join("");
}

/** The elements below one that match, each before its ancestors, nearest first. */
export function findChains(root: Element, matches: (each: Element) => boolean, ancestors = [root]) {
  return root.children.flatMap((child): [Element, ...Element[]][] => {
    if (typeof child === "string") return [];
    const below = findChains(child, matches, [child, ...ancestors]);
    return matches(child) ? [[child, ...ancestors], ...below] : below;
  });
}
