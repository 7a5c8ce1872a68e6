/** Lets the pictures travel from one way of counting to the next. Without it, CSS shows the way that is checked. */
export function initStage(): void {
  const stage = document.querySelector(".stage");
  const announced = stage?.querySelector("[aria-live]");
  if (!stage || !announced) return;
  const ways = [...stage.querySelectorAll<HTMLElement>(".way")];
  const choices = [...stage.querySelectorAll<HTMLInputElement>("input")];
  const chosen = () => choices.findIndex(({ checked }) => checked);
  let shown: HTMLElement | undefined;
  let latest: ViewTransition | undefined;

  const show = (way: HTMLElement | undefined) => {
    for (const each of ways) each.classList.toggle("is-shown", each === way);
    stage.classList.add("is-scripted");
    shown = way;
  };

  const travel = (way: HTMLElement | undefined) => {
    // The root stays without a name, so that clicks arrive on the page below the pictures.
    document.documentElement.classList.add("is-regrouping");
    namePieces(shown, true);
    const transition = document.startViewTransition(() => {
      namePieces(shown, false);
      show(way);
      namePieces(way, true);
    });
    latest = transition;
    transition.ready.then(() => delayPieces(way)).catch(() => {});
    transition.finished.finally(() => {
      // A quick second choice still needs the names.
      if (transition !== latest) return;
      namePieces(way, false);
      document.documentElement.classList.remove("is-regrouping");
    });
  };

  // Browsers restore the choice of an earlier visit after scripts have run.
  addEventListener("pageshow", () => show(ways[chosen()]));
  stage.addEventListener("change", () => {
    const way = ways[chosen()];
    announced.textContent = way?.querySelector(".way-answer")?.textContent ?? "";
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill || !document.startViewTransition) show(way);
    else travel(way);
  });
}

function piecesOf(way: HTMLElement | undefined): HTMLElement[] {
  return way ? [...way.querySelectorAll<HTMLElement>("[data-piece]")] : [];
}

/** Two visible elements must not have the same name, so pictures have names for the time of a change only. */
function namePieces(way: HTMLElement | undefined, areNamed: boolean): void {
  for (const piece of piecesOf(way))
    piece.style.viewTransitionName = areNamed ? `piece-${piece.dataset.piece}` : "";
}

/** The further right a picture goes, the later it leaves. */
function delayPieces(way: HTMLElement | undefined): void {
  const animations = document.getAnimations();
  for (const piece of piecesOf(way)) {
    const group = `::view-transition-group(${piece.style.viewTransitionName})`;
    const isOfPiece = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.pseudoElement === group;
    const delay = (250 * piece.getBoundingClientRect().left) / innerWidth;
    animations.find(isOfPiece)?.effect?.updateTiming({ delay });
  }
}
