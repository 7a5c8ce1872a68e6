import { parseHTML } from "linkedom";
import { fileOf, read } from "./site";

// Finds what readers see on built pages, without a browser.

const documents = new Map<string, Document>();

/** Returns the document of a page. Each page is parsed once, so tests must not change its document. */
export function openPage(path: string): Document {
  const document = documents.get(path) ?? parsePage(path);
  documents.set(path, document);
  return document;
}

/** Parses a page into a document that the test may change. */
export function parsePage(path: string): Document {
  return parseHTML(read(fileOf(path))).document;
}

/** Returns the text of an element with normalized whitespace, without source numbers and "(illustrative)". */
export function textOf(element: Element | null | undefined): string {
  const text = element?.textContent?.replaceAll(/\[\d+\]|\(illustrative\)/g, "") ?? "";
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Returns the text of each element that matches a selector. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}

/**
 * Returns the innermost element that matches a selector and has a text, itself or in one of its descendants.
 *
 * @throws {Error} If there is no such element.
 */
export function find(root: ParentNode, selector: string, text: string): Element {
  const element = [...root.querySelectorAll(selector)].findLast(
    (candidate) =>
      // Most elements do not contain the text at all, and this is faster than the search in their descendants.
      textOf(candidate).includes(text) &&
      [candidate, ...candidate.querySelectorAll("*")].some((descendant) => textOf(descendant) === text),
  );
  if (!element) throw new Error(`found no ${selector} with the text "${text}"`);
  return element;
}

/** Returns the numbers in a text: 4.4, 5 and 2351 for "4.4/5 from 2,351 ratings". */
export function numbersIn(text: string): number[] {
  return (text.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}
