import { isRenderedAhead } from "../island";
import { groupSize } from "./fill-groups";

/**
 * Makes a list that was rendered ahead of a click quick to arrive at: its words show first and its pictures a frame later,
 * because to paint those takes as long as to paint all else (docs/decisions/0014).
 */
export function showWordsFirst(list: HTMLElement): void {
  if (!isRenderedAhead()) return;
  list.dataset.wordsFirst = "";
  const showAll = () => {
    delete list.dataset.wordsFirst;
  };
  // A page rendered ahead has no frames until it is arrived at.
  requestAnimationFrame(() => setTimeout(showAll));
  // A picture that grows into its card has to find it there.
  window.addEventListener("pagereveal", (event) => {
    if ("viewTransition" in event && event.viewTransition) showAll();
  });
  // Without frames no picture comes near the screen either.
  for (const picture of [...list.querySelectorAll("img")].slice(0, groupSize)) picture.loading = "eager";
}
