import type { Element } from "../../hosting/html";

export function hasClass({ attributes }: Element, name: string): boolean {
  return (attributes.get("class") ?? "").split(/\s+/u).includes(name);
}

/** The text of an element without the word “illustrative” and source numbers. */
export function wordsOf(element: Element): string {
  if (hasClass(element, "kind-word") || hasClass(element, "note")) return "";
  return element.children.map((child) => (typeof child === "string" ? child : wordsOf(child))).join("");
}
