// The inline script of all pages (app/document.tsx). Pages are complete without it.

import { initSourcePopover } from "./source-popover";
import { initStage } from "./stage";

// Controls that need scripts: CSS hides them without this class. The script may not run although scripting is enabled,
// for example if a CDN has changed it, so that the content security policy blocks it.
document.documentElement.classList.add("has-script");

// Stage of the market analysis: animates the change from one view to the next.
addEventListener("DOMContentLoaded", initStage);

// Source numbers: show the source in a popover.
initSourcePopover();

// Prefetching: activates the speculation rules after the page has loaded, so that they do not delay it.
addEventListener("load", () => {
  const rules = document.querySelector<HTMLScriptElement>("#prefetch");
  if (!rules) return;
  rules.type = "speculationrules";
  // Browsers process a script element when it is inserted, not when its type changes.
  document.head.append(rules);
});

// Menu and source popover: close when the reader leaves the page, prints it, or moves the focus out of them.
const closePopovers = () => {
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) popover.hidePopover?.();
};
// Otherwise the menu would be open when the page is restored from the back/forward cache.
addEventListener("pagehide", closePopovers);
addEventListener("beforeprint", closePopovers);
addEventListener("focusin", ({ target }) => {
  // An open menu would cover the focused element. The menu button is excepted, because it closes the menu itself.
  if (target instanceof Element && !target.closest("[popover], [popovertarget]")) closePopovers();
});

// Print buttons: hides them in browsers that cannot print, for example inside apps.
if (!window.print) document.documentElement.classList.add("without-print");

// Link "Back to Products": restores the filter of the product list from which the reader came.
addEventListener("DOMContentLoaded", () => {
  const backLink = document.querySelector<HTMLAnchorElement>(".product-navigation a");
  if (backLink && document.referrer.startsWith(`${backLink.href}?`)) backLink.href = document.referrer;
});

// List of a page's sections: highlights the section that crosses a line at a quarter of the viewport's height.
addEventListener("DOMContentLoaded", () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".contents-layout-nav a")) {
    const highlightLink = (entries: IntersectionObserverEntry[]) => {
      link.ariaCurrent = String(entries.at(-1)?.isIntersecting);
    };
    const section = document.querySelector(link.hash);
    if (section) new IntersectionObserver(highlightLink, { rootMargin: "-25% 0px -75%" }).observe(section);
  }
});

// Buttons: print the page or copy text.
addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest(".print-button")) print();
  const copyButton = target.closest(".copyable-text-button");
  if (copyButton) copyText(copyButton);
});

/** Copies the text next to a button. Selects the text if there is no clipboard, for example without TLS. */
async function copyText(button: Element) {
  const text = button.closest(".copyable-text")?.querySelector<HTMLElement>(".copyable-text-content");
  const status = button.parentElement?.querySelector("[role=status]");
  if (!text || !status) return;
  try {
    // biome-ignore lint/performance/useDomNodeTextContent: textContent would join paragraphs without a line break.
    await navigator.clipboard.writeText(text.innerText);
    status.textContent = "Copied";
  } catch {
    getSelection()?.selectAllChildren(text);
    status.textContent = "Selected, ready to copy";
  }
  // Removes this text node, not the content of the status: a later message is another node with its own 4 seconds.
  const message = status.firstChild;
  setTimeout(() => message?.remove(), 4000);
}

// Product list: submitting its form must not reload the page, because React filters the list while the reader types.
addEventListener("submit", (event) => event.preventDefault());
// If the script of the list fails to load, CSS shows a note instead of the form. Other scripts, which hosts and
// browser extensions insert, do not count.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof Element && target.id === "page-script")
      document.documentElement.classList.add("without-script");
  },
  // Error events of elements do not bubble.
  { capture: true },
);
