import { findMatch } from "../../analysis/match";

/** The highlight that `::highlight(found)` draws. */
const found = "found";

const rangeOf = new WeakMap<Element, StaticRange>();

/**
 * Marks what was searched for in an element that holds nothing but a text.
 *
 * The text of a short list stays as it is where the browser can draw over it: any other in its place has the whole list laid
 * out anew. Of hundreds of marks a browser looks at each again at every letter, so a long list's texts are divided.
 */
export function markMatch(element: HTMLElement, wanted: string, isLong: boolean): void {
  const highlight = isLong ? undefined : readHighlight();
  if (highlight) drawOver(element, wanted, highlight);
  else divide(element, wanted);
}

/** Forgets the marks of a list in whose place another one stands. */
export function forgetMarks(): void {
  readHighlight()?.clear();
}

/** Undefined where browsers have none: Firefox before 140. */
function readHighlight(): Highlight | undefined {
  const registry = CSS.highlights as HighlightRegistry | undefined;
  const known = registry?.get(found);
  if (known || !registry) return known;
  const highlight = new Highlight();
  registry.set(found, highlight);
  return highlight;
}

function drawOver(element: HTMLElement, wanted: string, highlight: Highlight): void {
  const before = rangeOf.get(element);
  if (before) highlight.delete(before);
  rangeOf.delete(element);
  const text = element.firstChild;
  const match = text?.nodeValue && findMatch(text.nodeValue, wanted);
  if (!match) return;
  const start = match[0].length;
  const end = start + match[1].length;
  const range = new StaticRange({
    startContainer: text,
    startOffset: start,
    endContainer: text,
    endOffset: end,
  });
  highlight.add(range);
  rangeOf.set(element, range);
}

function divide(element: HTMLElement, wanted: string): void {
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
