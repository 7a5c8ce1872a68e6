/** The script that all pages contain (app/document.tsx). They are complete without it. The product list has React. */

import { initStage } from "./stage";

addEventListener("DOMContentLoaded", initStage);

addEventListener("load", () => {
  const rules = document.querySelector<HTMLScriptElement>("#prefetch");
  if (!rules) return;
  rules.type = "speculationrules";
  // Scripts start when they are inserted.
  document.head.append(rules);
});

const closeMenu = () => document.querySelector<HTMLElement>("[popover]")?.hidePopover?.();
// A page from the back/forward cache would have an open menu.
addEventListener("pagehide", closeMenu);
// An open menu covers what has the focus. A press of its button closes it by itself.
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && !target.closest("[popover], [popovertarget]")) closeMenu();
});

// Browsers inside of apps may have no print.
if (!window.print) document.documentElement.classList.add("without-print");

// "Back to Products" leads to the filter that the reader came from.
addEventListener("DOMContentLoaded", () => {
  const back = document.querySelector<HTMLAnchorElement>(".product-ways a");
  if (back && document.referrer.startsWith(`${back.href}?`)) back.href = document.referrer;
});

// The list of a page's sections marks the one in view: that which lies on a line below the header.
addEventListener("DOMContentLoaded", () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".contents a")) {
    const mark = (entries: IntersectionObserverEntry[]) => {
      link.ariaCurrent = String(entries.at(-1)?.isIntersecting);
    };
    const section = document.querySelector(link.hash);
    if (section) new IntersectionObserver(mark, { rootMargin: "-25% 0px -75%" }).observe(section);
  }
});

addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest(".print-button")) print();
  const button = target.closest(".copy");
  if (button) copyText(button);
});

/** Copies the text that a button stands beside. Where there is no clipboard, as without TLS, it selects the text. */
async function copyText(button: Element) {
  const text = button.closest(".copyable")?.querySelector<HTMLElement>(".copy-text");
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
  // A second message is another node, which has its own four seconds.
  const message = status.firstChild;
  setTimeout(() => message?.remove(), 4000);
}

// The list of products: until React runs, its form must not load the page anew; without React, a line replaces the form.
addEventListener("submit", (event) => event.preventDefault());
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.classList.add("without-script");
  },
  { capture: true },
);
