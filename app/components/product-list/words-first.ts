import { isRenderedAhead } from "../island";
import { groupSize } from "./fill-groups";

/**
 * Makes a list that was rendered ahead of a click quick to arrive at: the words on the screen show first, its pictures and the
 * cards below a frame later, because to paint those takes longer than to paint all else (docs/decisions/0014).
 */
export function showWordsFirst(list: HTMLElement): void {
  if (!isRenderedAhead()) return;
  list.dataset.wordsFirst = "";
  let below: HTMLElement[] = [];
  const showAll = () => {
    delete list.dataset.wordsFirst;
    for (const card of below) card.removeAttribute("style");
  };
  // Cards have their size once their letters have.
  void document.fonts.ready.then(() => {
    if ("wordsFirst" in list.dataset) below = setAsideBelow(list);
  });
  // A page rendered ahead has no frames until it is arrived at.
  requestAnimationFrame(() => setTimeout(showAll));
  // A picture that grows into its card has to find it there.
  window.addEventListener("pagereveal", (event) => {
    if ("viewTransition" in event && event.viewTransition) showAll();
  });
  // Without frames no picture comes near the screen either.
  for (const picture of [...list.querySelectorAll("img")].slice(0, groupSize)) picture.loading = "eager";
}

/** Sets the cards below the screen aside, their places kept. The groups of a long list do so themselves. */
function setAsideBelow(list: HTMLElement): HTMLElement[] {
  const below = [...list.querySelectorAll<HTMLElement>(".product-grid:not(.product-group) > li")]
    .map((card) => ({ card, place: card.getBoundingClientRect() }))
    .filter(({ place }) => place.top > window.innerHeight);
  for (const { card, place } of below) {
    card.style.blockSize = `${place.height}px`;
    card.style.contentVisibility = "hidden";
  }
  return below.map(({ card }) => card);
}
