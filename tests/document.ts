import { parseHTML } from "linkedom";
import { fileOf, read } from "./site";

// Pages as readers find their parts, without a browser.

/** A built page. */
export function openPage(address: string): Document {
  return parseHTML(read(fileOf(address))).document;
}

/** The words of an element, without source numbers and without what is only for screen readers. */
export function textOf(element: Element | null | undefined): string {
  const words = element?.textContent?.replaceAll(/\[\d+\]|\(illustrative\)/g, "") ?? "";
  return words.replaceAll(/\s+/g, " ").trim();
}

export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}

/** The innermost match of a selector that has these words, or an element that has them. Throws if there is none. */
export function find(root: ParentNode, selector: string, words: string): Element {
  const found = [...root.querySelectorAll(selector)].findLast((element) =>
    [element, ...element.querySelectorAll("*")].some((each) => textOf(each) === words),
  );
  if (!found) throw new Error(`There is no ${selector} with "${words}".`);
  return found;
}

/** The numbers in a text: 4.4 and 2351 of "4.4/5 from 2,351 ratings", whatever stands around them. */
export function numbersIn(text: string): number[] {
  return (text.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
