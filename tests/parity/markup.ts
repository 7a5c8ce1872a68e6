import type { Element } from "../../hosting/html";

export function hasClass({ attributes }: Element, name: string): boolean {
  return (attributes.get("class") ?? "").split(/\s+/u).includes(name);
}

/** Without the word “illustrative” and source numbers. */
export function wordsOf(element: Element): string {
  if (hasClass(element, "kind-word") || hasClass(element, "note")) return "";
  return element.children.map((child) => (typeof child === "string" ? child : wordsOf(child))).join("");
}

type Line = [element: Element, ...around: Element[]];

/** Descendants that match, each with its ancestors, innermost first. */
export function findLines(root: Element, matches: (each: Element) => boolean, around = [root]): Line[] {
  return root.children.flatMap((child) => {
    if (typeof child === "string") return [];
    const own: Line[] = matches(child) ? [[child, ...around]] : [];
    return [...own, ...findLines(child, matches, [child, ...around])];
  });
}
