/**
 * Opens a popover with the entry of a source when the reader activates a source number, so that the reader does not
 * lose the place in the text. Without this script, on paper and with a modifier key, the number is a link to the entry.
 */
export function initSourcePopover(): void {
  const popover = createPopover();
  let currentLink: HTMLAnchorElement | undefined;

  addEventListener("click", (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || altKey || ctrlKey || metaKey || shiftKey) return;
    // Without support for popovers, the browser follows the link.
    if (!popover.showPopover) return;
    const link = target.closest<HTMLAnchorElement>(".source-numbers a");
    const entry = link && document.querySelector(link.hash);
    if (!entry) return;
    event.preventDefault();
    fillPopover(popover, link, entry);
    // After the numbers, so that Tab continues with the text that follows them.
    link.parentElement?.after(popover);
    // Safari does not focus links on click. The popover returns the focus to the element that had it.
    link.focus({ preventScroll: true });
    popover.showPopover();
    placePopover(popover, link);
    popover.focus({ preventScroll: true });
    currentLink = link;
  });

  addEventListener("resize", () => {
    if (currentLink && popover.matches(":popover-open")) placePopover(popover, currentLink);
  });
}

function createPopover(): HTMLElement {
  const popover = document.createElement("div");
  popover.id = "source-popover";
  popover.popover = "auto";
  popover.role = "dialog";
  popover.tabIndex = -1;
  // The link to the entry in the list leaves the popover. The browser follows it after this event.
  popover.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href^='#']")) popover.hidePopover();
  });
  return popover;
}

/** Copies the entry of a source into the popover, including the text that the list collapses, and adds a link to the list. */
function fillPopover(popover: HTMLElement, link: HTMLAnchorElement, entry: Element): void {
  const content = document.createElement("div");
  content.append(...entry.cloneNode(true).childNodes);
  for (const details of content.querySelectorAll("details"))
    details.replaceWith(...details.querySelectorAll("p"));
  const listLink = document.createElement("a");
  listLink.className = "tap-target";
  listLink.href = link.hash;
  listLink.textContent = "In the list";
  popover.ariaLabel = link.ariaLabel;
  popover.replaceChildren(content, listLink);
}

/** Places the popover below a link, or above it if there is more room. It scrolls with the page. */
function placePopover(popover: HTMLElement, link: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, top, bottom } = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const gap = 8;
  const isBelow = bottom + gap + height <= clientHeight || top < clientHeight - bottom;
  const y = isBelow ? bottom + gap : top - gap - height;
  popover.style.left = `${scrollX + Math.max(gap, Math.min(left, clientWidth - width - gap))}px`;
  popover.style.top = `${scrollY + Math.max(gap, y)}px`;
}
